import { limits } from '#shared/limits.ts'
import { blocksOf } from '#shared/pages/content.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { newPartId } from './change-blocks.ts'
import * as changes from './change-sections.ts'
import type { Editing } from './use-editing.ts'

/** What an owner can do to the sections of a page. */
export function sectionCommandsOf(editing: Editing, show: (id: string) => void) {
  const { log, content, sectionId, select, say } = editing
  return {
    /** Whether the page has room for another section with a block. */
    isFull:
      Object.keys(content.sections).length >= limits.sectionsPerPage ||
      blocksOf(content).length >= limits.blocksPerLayout,
    /** Adds a section with a text above or below the one that is selected; below the page when there is none. */
    addSection(where: 'above' | 'below' = 'below') {
      const id = newPartId()
      const block = { id, type: 'text', settings: { ...factsOf('text').first } } as never
      const beside = sectionId === null ? null : { sectionId, where }
      log.change('Add section', changes.insertSection(content, beside, [block]).operations)
      show(id)
    },
    removeSection() {
      if (sectionId === null) return
      log.change('Delete section', changes.deleteSection(content, sectionId))
      select([])
      say('Section deleted')
    },
    duplicateSection() {
      if (sectionId === null) return
      const copied = changes.duplicateSection(content, sectionId)
      // Besides the section itself, the copy has one operation for each block.
      if (blocksOf(content).length + copied.operations.length - 1 > limits.blocksPerLayout)
        return say(`A page has ${limits.blocksPerLayout} blocks at most.`)
      log.change('Duplicate section', copied.operations)
      editing.selectSection(copied.id)
      say('Section duplicated')
    },
  }
}
