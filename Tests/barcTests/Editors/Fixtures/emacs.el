;;; Drives Emacs through what a person does in it, and writes what Emacs holds after each step.  -*- lexical-binding: t -*-
(require 'cl-lib)
(require 'json)
(require 'subr-x)
(require 'flymake)

(defvar barc-held nil "What Emacs held, by step.")

(defun barc-hold (step value) (push (cons step value) barc-held))

(defun barc-finish ()
  (let ((json-encoding-pretty-print t))
    (with-temp-file (getenv "BARC_TEST_ANSWERS")
      (insert (json-encode barc-held))))
  (set-buffer-modified-p nil)
  (kill-emacs 0))

;; Whatever goes wrong ends the editor, which nobody watches.
(defun barc-await (what condition)
  (with-timeout (30 (barc-hold 'failed what) (barc-finish))
    (while (not (funcall condition)) (accept-process-output nil 0.05))))

(defun barc-text ()
  (string-remove-suffix "\n" (buffer-substring-no-properties (point-min) (point-max))))

(defun barc-codes ()
  (vconcat
   (sort (mapcar (lambda (found)
                   (save-excursion
                     (goto-char (flymake-diagnostic-beg found))
                     (format "%d:%d %s" (line-number-at-pos) (1+ (- (point) (line-beginning-position)))
                             (flymake-diagnostic-text found))))
                 (flymake-diagnostics))
         #'string<)))

(defun barc-find (words)
  (goto-char (point-min))
  (search-forward words)
  (goto-char (match-beginning 0)))

(defun barc-session ()
  (find-file (getenv "BARC_TEST_FILE"))
  ;; What a command does when it ends.
  (run-hooks 'post-command-hook)
  (barc-await "diagnostics" (lambda () (> (length (barc-codes)) 0)))
  (let ((opened (barc-codes)))
    (barc-hold 'opened opened)

    ;; Hover: what stands in the buffer of documentation.
    (barc-find "toolkit")
    (eldoc-print-current-symbol-info)
    (barc-await "hover" (lambda () (and (buffer-live-p eldoc--doc-buffer) (> (buffer-size eldoc--doc-buffer) 0))))
    (barc-hold 'hover (with-current-buffer eldoc--doc-buffer (barc-text)))

    ;; A code action, chosen from the menu.
    (barc-find "titel")
    (let ((last-nonmenu-event ?x)
          (completing-read-function
           (lambda (_prompt collection &rest _)
             (barc-hold 'actions (vconcat (mapcar #'car collection)))
             (caar collection))))
      (call-interactively #'eglot-code-actions))
    (barc-await "code action" (lambda () (not (string-search "titel" (barc-text)))))
    (barc-await "diagnostics of the mended text" (lambda () (not (equal (barc-codes) opened))))
    (barc-hold 'mended (barc-codes)))

  ;; Completion, as by keys.
  (barc-find "navigationBar")
  (end-of-line)
  (execute-kbd-macro (kbd "RET"))
  (delete-region (line-beginning-position) (point))
  (insert "      prefersL")
  (barc-hold 'offered
             (pcase (run-hook-with-args-until-success 'completion-at-point-functions)
               (`(,start ,end ,table . ,_)
                (vconcat (mapcar #'substring-no-properties
                                 (all-completions (buffer-substring-no-properties start end) table))))))
  (completion-at-point)
  (barc-hold 'completed (barc-text))

  (barc-find "inbox")
  (eglot-rename "start")
  (barc-await "renaming" (lambda () (string-search "start:" (barc-text))))
  (barc-hold 'renamed (barc-text))

  ;; What is found in the end, to compare with what is found in the saved file.
  (let ((before (barc-codes)))
    (save-buffer)
    (with-timeout (2) (while (equal before (barc-codes)) (accept-process-output nil 0.05))))
  (barc-hold 'final (barc-codes))
  ;; Eglot ends a server with its last buffer.
  (setq eglot-autoshutdown t)
  (let ((server (eglot-current-server)))
    (kill-buffer)
    (with-timeout (5) (while (jsonrpc-running-p server) (accept-process-output nil 0.05))))
  (barc-finish))

(setq debug-on-error nil)
(add-hook 'emacs-startup-hook
          (lambda ()
            (run-at-time 0.2 nil
                         (lambda ()
                           (condition-case problem (barc-session)
                             (error (barc-hold 'failed (format "%S" problem)) (barc-finish)))))))
