import { blockElements, elementOf, idOf } from './draw-page.tsx'
import type { CanvasContext } from './gestures.ts'

const arrows: Readonly<Record<string, { readonly rows: number; readonly columns: number }>> = {
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
}

/** Arrows move, with Shift they resize; Enter edits a text, Escape leaves; other keys are the editor's. */
export function listenToKeys(
  context: CanvasContext,
  move: (what: 'move' | 'resize', by: { rows: number; columns: number }) => void,
  endEditing: () => void,
): void {
  addEventListener('focusin', (event) => {
    const id = focusedBlock(event.target)
    if (id !== null && !context.selection().includes(id) && !context.isEditing(id)) context.host().selected([id])
  })
  addEventListener('keydown', (event) => {
    const isCommand = event.ctrlKey || event.metaKey
    const selection = context.selection()
    if (selection.some(context.isEditing)) {
      if (event.key === 'Escape') {
        endEditing()
        elementOf(selection[0]!)?.focus()
      } else if (isCommand && 's' === event.key.toLowerCase()) pass(event)
      return
    }
    const by = arrows[event.key]
    if (by && selection.length > 0 && !isCommand && !event.altKey) {
      event.preventDefault()
      move(event.shiftKey ? 'resize' : 'move', by)
    } else if (event.key === 'Enter' && selection.length === 1) {
      event.preventDefault()
      context.edit(selection[0]!)
    } else if (event.key === 'Escape' && selection.length > 0) context.host().selected([])
    else if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      context.host().selected([...blockElements()].map(idOf))
    } else pass(event)
  })

  function pass(event: KeyboardEvent): void {
    const { key, shiftKey: isShifted } = event
    if (context.host().pressed({ key, isCommand: event.ctrlKey || event.metaKey, isShifted })) event.preventDefault()
  }
}

const focusedBlock = (target: EventTarget | null): string | null => {
  for (const element of blockElements()) if (element === target) return idOf(element)
  return null
}
