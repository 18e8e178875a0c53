import { limits } from '#shared/limits.ts'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import { blocksOf } from '#shared/pages/content.ts'
import type { ReadySection } from '#shared/pages/ready-made/define.ts'
import type { SiteThings } from '#shared/pages/ready-made/fill.ts'
import { SHARED_SECTION } from '#shared/pages/schema.ts'
import { isPlaced, type PlacedSection, type Section } from '#shared/pages/section.ts'
import { placesOf } from '#shared/pages/shared-sections/shared-content.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { newPartId } from './change-blocks.ts'
import * as changes from './change-sections.ts'
import { sharedCommandsOf } from './shared/shared-commands.ts'
import type { Editing } from './use-editing.ts'

/** What an owner can do to the sections of a page. */
export function sectionCommandsOf(editing: Editing, show: (id: string) => void) {
  const { log, content, sectionId, select, announce } = editing
  /** Beside the selected section, or the one of the selected block; below the page when there is none. */
  const placeOf = (where: 'above' | 'below'): changes.SectionPlace => {
    const beside = sectionId ?? editing.blocks[0]?.sectionId
    return beside === undefined ? null : { sectionId: beside, where }
  }
  const places = placesOf(content).length
  // A shared section is one section.
  const sections = editing.page.purpose === SHARED_SECTION ? 1 : limits.sectionsPerPage
  const isWithoutRoom = Object.keys(content.sections).length >= sections
  return {
    ...sharedCommandsOf(editing, placeOf, show),
    /** Whether the page has room for another section with a block. */
    isFull: isWithoutRoom || blocksOf(content).length >= limits.blocksPerLayout,
    /** Whether it has room for another shared section. */
    isFullOfShared: isWithoutRoom || places >= limits.sharedSectionsPerPage,
    /** Adds a section with a text above or below the one that is selected; below the page when there is none. */
    addSection(where: 'above' | 'below' = 'below') {
      const id = newPartId()
      const block = { id, type: 'text', settings: { ...factsOf('text').first } } as never
      log.change('Add section', changes.insertSection(content, placeOf(where), [block]).operations)
      show(id)
    },
    /** Adds a ready-made section where a new one would be added. */
    addReadySection(section: ReadySection, things: SiteThings, where: 'above' | 'below' = 'below') {
      const { content: latest } = log.state()
      if (blocksOf(latest).length + section.blocks.length > limits.blocksPerLayout)
        return announce(`A page has ${limits.blocksPerLayout} blocks at most.`)
      const { operations, id } = changes.insertReadySection(latest, placeOf(where), section, things)
      log.change('Add section', operations)
      show(id)
      announce('Section added')
    },
    removeSection() {
      if (sectionId === null) return
      log.change('Delete section', changes.deleteSection(content, sectionId))
      select([])
      announce('Section deleted')
    },
    /** Adds a copied section below the selected one. @returns whether there was room */
    pasteSection(section: Section | PlacedSection, blocks: readonly Block[]): boolean {
      const { content: latest } = log.state()
      const hasRoom =
        Object.keys(latest.sections).length < sections &&
        blocksOf(latest).length + blocks.length <= limits.blocksPerLayout &&
        (!isPlaced(section) || places < limits.sharedSectionsPerPage)
      if (!hasRoom) {
        announce(sections === 1 ? 'A shared section is one section.' : 'This page has no room for another section.')
        return false
      }
      const copied = changes.insertCopy(latest, placeOf('below'), section, blocks)
      log.change('Paste section', copied.operations)
      show(copied.id)
      return true
    },
    duplicateSection() {
      if (sectionId === null || Object.keys(content.sections).length >= sections) return
      const copied = changes.duplicateSection(content, sectionId)
      // Besides the section itself, the copy has one operation for each block.
      if (blocksOf(content).length + copied.operations.length - 1 > limits.blocksPerLayout)
        return announce(`A page has ${limits.blocksPerLayout} blocks at most.`)
      log.change('Duplicate section', copied.operations)
      editing.selectSection(copied.id)
      announce('Section duplicated')
    },
  }
}
