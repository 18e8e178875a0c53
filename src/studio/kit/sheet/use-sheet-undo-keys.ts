import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../shortcuts.ts'

interface History {
  undo(): boolean
  redo(): boolean
}

/**
 * Ctrl+Z and Ctrl+Shift+Z act on the sheet of a screen, wherever the focus is, except while typing in a field. They are
 * handled first: the browser would undo in the last field, such as the search.
 */
export function useSheetUndoKeys(history: History): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo ? history.redo() : history.undo()) event.stopPropagation()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
}
