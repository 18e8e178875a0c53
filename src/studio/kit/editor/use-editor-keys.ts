import { isTyping, useDocumentKeys, useSaveShortcut } from '../shortcuts.ts'
import type { DraftEditor } from './use-draft-editor.ts'

/** Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z undo and redo, except in a field, which has its own undo. */
export function useEditorKeys(editor: Pick<DraftEditor<never, unknown>, 'undo' | 'redo'>, save: () => void): void {
  useSaveShortcut(save)
  useDocumentKeys((event) => {
    if (event.defaultPrevented || isTyping(event.target) || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo()
    else if (key === 'z') editor.undo()
    else return
    event.preventDefault()
  })
}
