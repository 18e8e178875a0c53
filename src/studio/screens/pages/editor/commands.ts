import { limits } from '#shared/limits.ts'
import type { Arrangement } from '#shared/pages/arrange-areas.ts'
import type { Block, BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'
import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import { difference, type Operation } from '#shared/pages/draft/steps.ts'
import { isInShared, placeOfBlock } from '#shared/pages/shared-sections/shared-content.ts'
import { kindOfBlock } from '#studio/canvas/name-of-block.ts'
import { placeInWords } from '#studio/canvas/place-in-words.ts'
import type { Dropped } from '#studio/canvas/protocol.ts'
import * as changes from './change-blocks.ts'
import { insertBlocks, placeToInsert } from './insert-blocks.ts'
import { sectionCommandsOf } from './section-commands.ts'
import type { Editing } from './use-editing.ts'

/** What an owner can do to a page, by a button or by a key: each is a step, and is announced to screen readers. */
export function commandsOf(editing: Editing) {
  const { log, content, layout, selection, blocks, select, announce, canvas } = editing

  /** Selects a block or a section, and focuses it after the canvas has drawn it. */
  function show(shown: string): void {
    const id = isInShared(shown) ? placeOfBlock(shown) : shown
    if (Object.hasOwn(log.state().content.sections, id)) editing.selectSection(id)
    else select([id])
    requestAnimationFrame(() => canvas.current?.focus(id))
  }
  /** Adds blocks below what is selected. @returns whether there was room */
  function insert(added: readonly Block[], label: string): boolean {
    const { content: latest } = log.state()
    if (blocksOf(latest).length + added.length > limits.blocksPerLayout) {
      announce(fullText)
      return false
    }
    const { operations, ids } = insertBlocks(latest, added, placeToInsert(latest, blocks, editing.sectionId))
    log.change(label, operations)
    select(ids)
    requestAnimationFrame(() => canvas.current?.focus(ids[0]!))
    return true
  }
  return {
    show,
    ...sectionCommandsOf(editing, show),
    undo() {
      const { undoLabel } = log.state()
      canvas.current?.endEditing()
      if (undoLabel) announce(log.undo() ? `Undone: ${undoLabel}` : 'Can’t undo: someone else has changed this since.')
    },
    redo() {
      const { redoLabel } = log.state()
      if (redoLabel) announce(log.redo() ? `Redone: ${redoLabel}` : 'Can’t redo: someone else has changed this since.')
    },
    restore(version: PageContent) {
      log.change('Restore a version', difference(content, version))
      announce('Version restored. Publish the page to show it to visitors.')
    },
    discard: () => log.change('Discard changes', difference(content, log.state().published)),
    change: (label: string, operations: readonly Operation[], mergeKey?: string) =>
      log.change(label, operations, mergeKey),
    remove() {
      log.change(`Delete ${nameOf(blocks)}`, changes.removeBlocks(content, selection))
      announce(blocks.length === 1 ? 'Block deleted' : `${blocks.length} blocks deleted`)
    },
    duplicate() {
      const copied = changes.duplicateBlocks(content, selection)
      if (blocksOf(content).length + copied.ids.length > limits.blocksPerLayout) return announce(fullText)
      log.change(`Duplicate ${nameOf(blocks)}`, copied.operations)
      select(copied.ids)
      announce(copied.ids.length === 1 ? 'Block duplicated' : `${copied.ids.length} blocks duplicated`)
    },
    /** Adds a block below what is selected. */
    add(type: BlockType, settings: SettingsOf<BlockType>) {
      insert([changes.newBlock({ type, settings })], `Add ${kindOfBlock({ type }).toLowerCase()}`)
    },
    insert,
    /** Adds a block where it was dropped in the canvas. */
    drop(type: BlockType, settings: SettingsOf<BlockType>, dropped: Dropped) {
      const block = changes.newBlock({ type, settings })
      log.change(`Add ${nameOf([block])}`, changes.dropBlock(content, layout, block, dropped))
      show(block.id)
      announce(`${kindOfBlock(block)} added. ${placeInWords(dropped.place.area)}`)
    },
    changeLayer(by: 'forward' | 'backward') {
      const [block] = blocks
      if (!block || blocks.length > 1) return
      const words = by === 'forward' ? 'forward' : 'backward'
      const isDone = log.change(`Bring ${nameOf(blocks)} ${words}`, changes.setLayer(content, layout, block.id, by))
      const overlaps = by === 'forward' ? 'No block overlaps this one from above.' : 'No block is below this one.'
      announce(isDone ? `Brought ${words}` : overlaps)
    },
    resetPhone(sectionId: string) {
      if (log.change('Reset phone layout', changes.resetPhone(content, sectionId)))
        announce('Blocks are stacked on phones')
    },
    arrange(how: Arrangement) {
      canvas.current?.arrange(how)
    },
    moveSection(id: string, by: number) {
      const words = by < 0 ? 'up' : 'down'
      if (log.change(`Move section ${words}`, changes.moveSection(content, id, by))) announce(`Section moved ${words}`)
    },
  }
}
export type Commands = ReturnType<typeof commandsOf>

/** Blocks in the label of a step. */
export const nameOf = (blocks: readonly Block[]): string =>
  blocks.length === 1 ? kindOfBlock(blocks[0]!).toLowerCase() : `${blocks.length} blocks`

const fullText = `A page has ${limits.blocksPerLayout} blocks at most.`
