import type { PageContent } from '../content.ts'
import { placesOf, type SharedContents, withShared } from './shared-content.ts'

/** What happens to the places of a shared section that is deleted: pages get a copy of it, or nothing. */
export const placeFates = ['detach', 'remove'] as const
export type PlaceFate = (typeof placeFates)[number]

/**
 * A page with a section of its own at the place of a shared one: it has copies of all blocks, with new ids. Where the
 * shared section is gone, the place goes too.
 */
export function detach(
  content: PageContent,
  placeId: string,
  shared: SharedContents,
  newId: () => string,
): PageContent {
  const drawn = withShared(content, shared)
  const section = drawn.sections[placeId]
  const { [placeId]: _, ...others } = content.sections
  const copies = Object.values(drawn.blocks)
    .filter(({ sectionId }) => sectionId === placeId)
    .map((block) => ({ ...block, id: newId() }))
  return {
    sections: section ? { ...others, [placeId]: section } : others,
    blocks: { ...content.blocks, ...Object.fromEntries(copies.map((block) => [block.id, block])) },
  }
}

/** A page whose places of a shared section are detached or removed. */
export function withoutPlaces(
  content: PageContent,
  sharedId: string,
  fate: PlaceFate,
  shared: SharedContents,
  newId: () => string,
): PageContent {
  const left = fate === 'detach' ? shared : new Map()
  return placesOf(content)
    .filter((place) => place.sharedId === sharedId)
    .reduce((next, { id }) => detach(next, id, left, newId), content)
}
