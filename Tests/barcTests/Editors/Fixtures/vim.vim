" Drives Vim with ALE through what a person does in it, and writes what Vim holds after each step.
let s:held = {}

function! s:Finish() abort
  call writefile([json_encode(s:held)], $BARC_TEST_ANSWERS)
  qall!
endfunction

" Whatever goes wrong ends the editor, which nobody watches.
function! s:Await(what, condition) abort
  for l:turn in range(600)
    if a:condition() | return | endif
    sleep 50m
  endfor
  let s:held.failed = a:what
  call s:Finish()
endfunction

function! s:Text() abort
  return join(getline(1, '$'), "\n")
endfunction

function! s:Codes() abort
  return map(copy(ale#engine#GetLoclist(bufnr(''))), {_, found ->
    \ printf('%d:%d %s: %s', found.lnum, found.col, get(found, 'code', ''), get(found, 'detail', found.text))})
endfunction

function! s:Find(words) abort
  call cursor(1, 1)
  call search(a:words)
endfunction

function! s:Preview() abort
  let l:windows = filter(getwininfo(), {_, window -> getwinvar(window.winnr, '&previewwindow')})
  return empty(l:windows) ? '' : join(getbufline(l:windows[0].bufnr, 1, '$'), "\n")
endfunction

execute 'edit' $BARC_TEST_FILE
call s:Await('diagnostics', {-> len(s:Codes()) > 0})
let s:held.opened = s:Codes()

" Hover: a window above the text.
let g:ale_hover_to_preview = 1
call s:Find('toolkit')
ALEHover
call s:Await('hover', {-> !empty(s:Preview())})
let s:held.hover = s:Preview()
pclose

" A code action; ALE asks for the number of one, and for the new name of what is renamed.
function! ale#util#Input(message, value, ...) abort
  if a:message =~# 'New name' | return 'start' | endif
  let s:held.actions = map(filter(split(a:message, "\n"), {_, line -> line =~# '^\d\+)'}),
    \ {_, line -> substitute(line, '^\d\+) ', '', '')})
  return '1'
endfunction
call s:Find('titel')
ALECodeAction
call s:Await('code action', {-> s:Text() !~# 'titel'})
" What happens when a command has changed the text.
doautocmd TextChanged
call s:Await('diagnostics of the mended text', {-> s:Codes() != s:held.opened})
let s:held.mended = s:Codes()

function! s:Rename(timer) abort
  let s:held.completed = s:Text()
  call s:Find('inbox')
  ALERename
  call s:Await('renaming', {-> s:Text() =~# 'start:'})
  let s:held.renamed = s:Text()
  " What is found in the end, to compare with what is found in the saved file.
  silent write
  sleep 1500m
  let s:held.final = s:Codes()
  call s:Finish()
endfunction

" Completion, as by keys: what the menu offers, and the first of it taken. Keys are read when the script is over.
let s:turns = 0
function! s:Offered(timer) abort
  let s:turns += 1
  let l:items = complete_info(['items']).items
  if empty(l:items) && s:turns < 600 | return | endif
  call timer_stop(a:timer)
  let s:held.offered = map(l:items, {_, item -> item.word})
  call feedkeys("\<C-y>\<Esc>", 't')
  call timer_start(300, function('s:Rename'))
endfunction
set completeopt=menuone
call s:Find('navigationBar')
call feedkeys("o      prefersL\<C-x>\<C-o>", 't')
call timer_start(50, function('s:Offered'), {'repeat': -1})
