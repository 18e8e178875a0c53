import { limits } from '#shared/limits.ts'
import { blocksOf, ownSection } from '#shared/pages/content.ts'
import { difference, operation } from '#shared/pages/draft/steps.ts'
import { detach } from '#shared/pages/shared-sections/detach.ts'
import type { SharedContents } from '#shared/pages/shared-sections/shared-content.ts'
import { newPartId } from '../change-blocks.ts'
import { deleteSection, insertPlace, type SectionPlace } from '../change-sections.ts'
import type { Editing } from '../use-editing.ts'

/** What an owner can do to the places of shared sections on a page. */
export function sharedCommandsOf(
  { log, announce, selectSection }: Editing,
  placeOf: (where: 'above' | 'below') => SectionPlace,
  show: (id: string) => void,
) {
  return {
    /** Adds a place for a shared section where a new section would be added. */
    addShared(sharedId: string, where: 'above' | 'below' = 'below') {
      const { operations, id } = insertPlace(log.state().content, placeOf(where), sharedId)
      log.change('Add shared section', operations)
      show(id)
      announce('Shared section added')
    },
    /** Puts a place for a shared section where a section was that has become one. */
    replaceByShared(sectionId: string, sharedId: string) {
      const { content } = log.state()
      const section = ownSection(content, sectionId)
      if (!section) return
      const { id, rank } = section
      const removed = deleteSection(content, id).slice(0, -1)
      log.change('Make shared section', [...removed, operation(['sections', id], section, { id, rank, sharedId })])
      selectSection(id)
      announce('This section is shared now')
    },
    /** Makes a shared section one of the page's own again, with copies of its blocks. */
    detachShared(placeId: string, contents: SharedContents) {
      const { content } = log.state()
      const detached = detach(content, placeId, contents, newPartId)
      if (blocksOf(detached).length > limits.blocksPerLayout)
        return announce(`A page has ${limits.blocksPerLayout} blocks at most.`)
      log.change('Detach shared section', difference(content, detached))
      selectSection(placeId)
      announce('Detached. Changes to this section are seen on this page only.')
    },
  }
}
