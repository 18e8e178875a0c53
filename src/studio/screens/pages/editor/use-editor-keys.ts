import { partsOf } from '#shared/pages/content.ts'
import type { PressedKey } from '#studio/canvas/protocol.ts'
import { isTyping, useDocumentKeys } from '#studio/kit/shortcuts.ts'
import type { Commands } from './commands.ts'
import type { Editing } from './use-editing.ts'

/**
 * Keys of the whole editor, pressed in the canvas or beside it.
 * @returns what handles a key that was pressed in the canvas, and says whether it has
 */
export function useEditorKeys(
  { log, page, selection, sectionId, content, canvas }: Editing,
  commands: Commands,
  { openHelp, save }: { readonly openHelp: () => void; readonly save: () => void },
): (key: PressedKey) => boolean {
  const pressed = ({ key, isCommand, isShifted }: PressedKey): boolean => {
    const letter = key.toLowerCase()
    // A post has no versions.
    if (isCommand && letter === 's') page.collectionId === null ? save() : void log.flush()
    else if (isCommand && (letter === 'y' || (letter === 'z' && isShifted))) commands.redo()
    else if (isCommand && letter === 'z') commands.undo()
    else if (isCommand && letter === 'd' && selection.length > 0) commands.duplicate()
    else if ((key === 'Delete' || key === 'Backspace') && selection.length > 0) commands.remove()
    else if (isCommand && letter === 'd' && sectionId !== null) commands.duplicateSection()
    else if ((key === 'Delete' || key === 'Backspace') && sectionId !== null) commands.removeSection()
    else if (!isCommand && key === '[') commands.changeLayer('backward')
    else if (!isCommand && key === ']') commands.changeLayer('forward')
    else if (!isCommand && key === '?') openHelp()
    else if (key === 'F6') focusOutside()
    else return false
    return true
  }
  useDocumentKeys((event) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (event.defaultPrevented || (isTyping(event.target) && !(isCommand && event.key.toLowerCase() === 's'))) return
    if (event.key === '?') {
      openHelp()
      return
    }
    if (event.key === 'F6') {
      event.preventDefault()
      canvas.current?.focus(selection[0] ?? sectionId ?? partsOf(content)[0]?.id ?? '')
      return
    }
    // Delete and Enter belong to the button that has the focus.
    if (!isCommand) return
    if (pressed({ key: event.key, isCommand, isShifted: event.shiftKey })) event.preventDefault()
  })
  return pressed
}

/** Leaves the canvas for the panel beside it; F6 there leads back. */
const focusOutside = () => document.querySelector<HTMLElement>('[data-editor-panel]')?.focus()
