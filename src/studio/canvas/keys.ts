import { sectionsOf } from '#shared/pages/content.ts'
import { isInShared } from '#shared/pages/shared-sections/shared-content.ts'
import type { CanvasContext } from './canvas-context.ts'
import { blockElements, elementOf, idOf, sectionElement, sectionElements } from './draw-page.tsx'
import { nextSelection } from './next-selection.ts'

const arrows: Readonly<Record<string, { readonly rows: number; readonly columns: number }>> = {
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
}

interface KeysContext extends CanvasContext {
  /** The section that is selected as a whole. */
  readonly section: () => string | null
}

/** Arrows move, with Shift they resize; Enter goes into what is selected, Escape out of it; other keys are the editor's. */
export function listenToKeys(
  context: KeysContext,
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
      } else if (isCommand && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        context.host().linking()
      } else if ((isCommand && event.key.toLowerCase() === 's') || event.key === 'F6') pass(event)
      return
    }
    const by = arrows[event.key]
    const section = context.section()
    if (by && selection.length > 0 && !isCommand && !event.altKey) {
      event.preventDefault()
      move(event.shiftKey ? 'resize' : 'move', by)
    } else if (by && section !== null && by.rows !== 0) {
      event.preventDefault()
      focusSection(sectionBeside(section, by.rows))
    } else if (event.key === 'Enter' && (selection.length === 1 || section !== null)) {
      event.preventDefault()
      enter(selection[0], section)
    } else if (event.key === 'Escape') leave(selection[0])
    else if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      context.host().selected(nextSelection(context.view().content, selection, section))
    } else pass(event)
  })

  /** From a section to its first block, from a block to its text, from a shared section to its own editor. */
  function enter(id: string | undefined, section: string | null): void {
    if (id !== undefined) {
      context.edit(id)
      return
    }
    const filled = sectionsOf(context.view().content).find((one) => one.section.id === section)
    const first = filled?.blocks[0]?.id ?? ''
    if (isInShared(first)) context.host().openedShared(section!)
    else elementOf(first)?.focus()
  }

  /** From a block to its section, from a section to nothing. */
  function leave(id: string | undefined): void {
    const block = context.view().content.blocks[id ?? '']
    if (block) focusSection(block.sectionId)
    else context.host().selected([])
  }

  function focusSection(id: string | undefined): void {
    if (id === undefined) return
    context.host().selectedSection(id)
    sectionElement(id)?.focus()
  }

  function pass(event: KeyboardEvent): void {
    const { key, shiftKey: isShifted } = event
    if (context.host().pressed({ key, isCommand: event.ctrlKey || event.metaKey, isShifted })) event.preventDefault()
  }
}

function sectionBeside(id: string, by: number): string | undefined {
  const ids = [...sectionElements()].map(({ dataset }) => dataset.sectionId)
  return ids[ids.indexOf(id) + by]
}

const focusedBlock = (target: EventTarget | null): string | null => {
  for (const element of blockElements()) if (element === target) return idOf(element)
  return null
}
