import { limits } from '#shared/limits.ts'
import type { Arrangement } from '#shared/pages/arrange-areas.ts'
import type { Block, BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'
import { blocksOf, sectionsOf } from '#shared/pages/content.ts'
import { difference, type Operation } from '#shared/pages/draft/steps.ts'
import { kindOfBlock } from '#studio/canvas/name-of-block.ts'
import * as changes from './change-blocks.ts'
import { insertSection } from './change-sections.ts'
import { sectionCommandsOf } from './section-commands.ts'
import type { Editing } from './use-editing.ts'

/** What an owner can do to a page, by a button or by a key: each is a step, and is said. */
export function commandsOf(editing: Editing) {
  const { log, content, layout, selection, blocks, select, say, canvas } = editing

  /** Selects a block, and focuses it after the canvas has drawn it. */
  function show(id: string): void {
    if (Object.hasOwn(content.sections, id)) editing.selectSection(id)
    else select([id])
    requestAnimationFrame(() => canvas.current?.focus(id))
  }
  return {
    show,
    ...sectionCommandsOf(editing, show),
    undo() {
      const { undoLabel } = log.state()
      canvas.current?.endEditing()
      if (undoLabel) say(log.undo() ? `Undone: ${undoLabel}` : 'Can’t undo: someone else has changed this since.')
    },
    redo() {
      const { redoLabel } = log.state()
      if (redoLabel) say(log.redo() ? `Redone: ${redoLabel}` : 'Can’t redo: someone else has changed this since.')
    },
    discard: () => log.change('Discard changes', difference(content, log.state().published)),
    change: (label: string, operations: readonly Operation[], mergeKey?: string) =>
      log.change(label, operations, mergeKey),
    remove() {
      log.change(`Delete ${nameOf(blocks)}`, changes.removeBlocks(content, selection))
      say(blocks.length === 1 ? 'Block deleted' : `${blocks.length} blocks deleted`)
    },
    duplicate() {
      const copied = changes.duplicateBlocks(content, selection)
      if (blocksOf(content).length + copied.ids.length > limits.blocksPerLayout) return say(fullText)
      log.change(`Duplicate ${nameOf(blocks)}`, copied.operations)
      select(copied.ids)
      say(copied.ids.length === 1 ? 'Block duplicated' : `${copied.ids.length} blocks duplicated`)
    },
    add(type: BlockType, settings: SettingsOf<BlockType>) {
      const sectionId = editing.sectionId ?? blocks[0]?.sectionId ?? sectionsOf(content).at(-1)?.section.id
      if (sectionId === undefined) {
        const id = changes.newPartId()
        log.change('Add section', insertSection(content, null, [{ id, type, settings } as never]).operations)
        return show(id)
      }
      const added = changes.addBlock(content, sectionId, { type, settings })
      log.change(`Add ${kindOfBlock({ type }).toLowerCase()}`, added.operations)
      show(added.id)
    },
    changeLayer(by: 'forward' | 'backward') {
      const [block] = blocks
      if (!block || blocks.length > 1) return
      const words = by === 'forward' ? 'forward' : 'backward'
      const isDone = log.change(`Bring ${nameOf(blocks)} ${words}`, changes.setLayer(content, layout, block.id, by))
      const overlaps = by === 'forward' ? 'No block overlaps this one from above.' : 'No block is below this one.'
      say(isDone ? `Brought ${words}` : overlaps)
    },
    resetPhone(sectionId: string) {
      if (log.change('Reset phone layout', changes.resetPhone(content, sectionId))) say('Blocks are stacked on phones')
    },
    arrange(how: Arrangement) {
      canvas.current?.arrange(how)
    },
    moveSection(id: string, by: -1 | 1) {
      const words = by < 0 ? 'up' : 'down'
      if (log.change(`Move section ${words}`, changes.moveSection(content, id, by))) say(`Section moved ${words}`)
    },
  }
}
export type Commands = ReturnType<typeof commandsOf>

/** Blocks in the label of a step. */
export const nameOf = (blocks: readonly Block[]): string =>
  blocks.length === 1 ? kindOfBlock(blocks[0]!).toLowerCase() : `${blocks.length} blocks`

const fullText = `A page has ${limits.blocksPerLayout} blocks at most.`
