-- Drives an editor through what a person does in it, and writes what the editor holds after each step.
local path, answers = vim.env.BARC_TEST_FILE, vim.env.BARC_TEST_ANSWERS
local held = {}

local function finish()
  local file = io.open(answers, "w")
  file:write(vim.json.encode(held))
  file:close()
  vim.cmd("qall!")
end

-- Whatever goes wrong ends the editor, which nobody watches.
local function await(what, condition)
  if vim.wait(30000, condition, 20) then return end
  held.failed = what
  finish()
end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") end

local function codes()
  local list = {}
  for _, found in ipairs(vim.diagnostic.get(0)) do
    local code = found.code or found.user_data.lsp.code
    table.insert(list, string.format("%d:%d %s: %s", found.lnum + 1, found.col + 1, code, found.message))
  end
  table.sort(list)
  return list
end

local function find(words)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  vim.fn.search(words)
end

local function type_keys(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), "t", false)
end

local function float()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then return window end
  end
end

vim.cmd("edit " .. path)
await("diagnostics", function() return #vim.diagnostic.get(0) > 0 end)
held.opened = codes()

-- Hover: a window above the text.
find("toolkit")
vim.lsp.buf.hover()
await("hover", float)
held.hover = table.concat(
  vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(float()), 0, -1, false), "\n")
vim.api.nvim_win_close(float(), true)

-- A code action, chosen from the menu.
vim.ui.select = function(items, _, choose)
  held.actions = {}
  for _, item in ipairs(items) do table.insert(held.actions, (item.action or item[2]).title) end
  choose(items[1], 1)
end
find("titel")
vim.lsp.buf.code_action()
await("code action", function() return not text():find("titel") end)
await("diagnostics of the mended text", function() return #codes() ~= #held.opened end)
held.mended = codes()

-- Goes on when something holds, and lets the editor read keys until then, which it does not while a script runs.
local function go_on(what, condition, step)
  local timer, left = vim.loop.new_timer(), 600
  timer:start(50, 50, vim.schedule_wrap(function()
    left = left - 1
    if timer:is_closing() or not (condition() or left == 0) then return end
    timer:close()
    if left == 0 then
      held.failed = what
      return finish()
    end
    step()
  end))
end

local function rename()
  held.completed = text()
  find("inbox")
  vim.lsp.buf.rename("start")
  await("renaming", function() return text():find("start:") and text():find("%[start%]") end)
  held.renamed = text()
  -- What is found in the end, to compare with what is found in the saved file.
  vim.cmd("silent write")
  local codes_before = #codes()
  vim.wait(2000, function() return #codes() ~= codes_before end)
  held.final = codes()
  -- A configuration that is wrong counts for no text, which nobody touches.
  local buffer = vim.api.nvim_get_current_buf()
  vim.cmd("edit .barc.yaml")
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { "ignore: [no-such-rule]" })
  vim.cmd("silent write")
  vim.cmd("buffer " .. buffer)
  vim.wait(5000, function() return #codes() ~= #held.final end)
  held.unconfigured = #codes()
  finish()
end

-- Completion, as by keys: what the menu offers, and the first of it taken.
vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
vim.o.completeopt = "menuone"
find("navigationBar")
type_keys("oprefersL<C-x><C-o>")
go_on("completion", function() return #vim.fn.complete_info({ "items" }).items > 0 end, function()
  held.offered = {}
  for _, item in ipairs(vim.fn.complete_info({ "items" }).items) do
    table.insert(held.offered, item.word)
  end
  type_keys("<C-y><Esc>")
  go_on("end of completion", function() return vim.fn.mode() == "n" end, rename)
end)
