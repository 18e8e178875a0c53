import { generateKeyBetween } from 'fractional-indexing'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import { addSections, type NewBlock } from '#shared/pages/build-content.ts'
import { type PageContent, partsOf } from '#shared/pages/content.ts'
import { difference, type Operation, operation } from '#shared/pages/draft/steps.ts'
import type { ReadySection } from '#shared/pages/ready-made/define.ts'
import { addReadySections, type SiteThings } from '#shared/pages/ready-made/fill.ts'
import { isPlaced, type PlacedSection, type Section } from '#shared/pages/section.ts'
import { newPartId } from './change-blocks.ts'

/** What the editor does to the sections of a page, as operations of a step. */

/** Changes settings of a section. */
export const setSection = (section: Section, changed: Partial<Omit<Section, 'id'>>): Operation[] =>
  (Object.keys(changed) as (keyof typeof changed)[]).map((name) =>
    operation(['sections', section.id, name], section[name], changed[name]),
  )

/**
 * A copy of a section with its blocks, or another place for a shared one, below it. The name by which links lead to it
 * stays the original's.
 */
export const duplicateSection = (content: PageContent, sectionId: string) =>
  insertCopy(
    content,
    { sectionId, where: 'below' },
    content.sections[sectionId]!,
    Object.values(content.blocks).filter((block) => block.sectionId === sectionId),
  )

/** Adds a copy of a section, which may be from another page, above or below another one. */
export function insertCopy(
  content: PageContent,
  place: SectionPlace,
  section: Section | PlacedSection,
  blocks: readonly Block[],
): { operations: Operation[]; id: string } {
  const id = newPartId()
  const rank = rankAt(content, place)
  const copy = isPlaced(section) ? { ...section, id, rank } : { ...section, id, rank, anchor: '' }
  const copies = blocks.map((block) => ({ ...block, id: newPartId(), sectionId: id }))
  return {
    id,
    operations: [
      operation(['sections', id], undefined, copy),
      ...copies.map((block) => operation(['blocks', block.id], undefined, block)),
    ],
  }
}

/** Deletes a section with its blocks. */
export function deleteSection({ sections, blocks }: PageContent, sectionId: string): Operation[] {
  const gone = Object.values(blocks).filter((block) => block.sectionId === sectionId)
  return [
    ...gone.map((block) => operation(['blocks', block.id], block, undefined)),
    operation(['sections', sectionId], sections[sectionId], undefined),
  ]
}

/** Where a section is added; null for below the whole page. */
export type SectionPlace = { readonly sectionId: string; readonly where: 'above' | 'below' } | null

/** Adds a section above or below another one. */
export const insertSection = (content: PageContent, place: SectionPlace, blocks: readonly NewBlock[]) =>
  inserted(content, addSections(content, [blocks], newPartId), place)

/** Adds a ready-made section above or below another one. */
export const insertReadySection = (
  content: PageContent,
  place: SectionPlace,
  section: ReadySection,
  things: SiteThings,
) => inserted(content, addReadySections(content, [section], things, newPartId), place)

/** Adds a place for a shared section above or below another one. */
export function insertPlace(
  content: PageContent,
  place: SectionPlace,
  sharedId: string,
): { operations: Operation[]; id: string } {
  const id = newPartId()
  const section = { id, rank: rankAt(content, place), sharedId }
  return { operations: [operation(['sections', id], undefined, section)], id }
}

/** The step from a page to one with a section at its end, which goes to another place. */
function inserted(
  content: PageContent,
  added: PageContent,
  place: SectionPlace,
): { operations: Operation[]; id: string } {
  const id = Object.keys(added.sections).find((one) => !Object.hasOwn(content.sections, one))!
  const rank = place ? rankBeside(content, place.sectionId, place.where) : added.sections[id]!.rank
  const sections = { ...added.sections, [id]: { ...added.sections[id]!, rank } }
  return { operations: difference(content, { ...added, sections }), id }
}

const rankAt = (content: PageContent, place: SectionPlace): string =>
  place
    ? rankBeside(content, place.sectionId, place.where)
    : generateKeyBetween(partsOf(content).at(-1)?.rank ?? null, null)

/** A rank between a section and the one above or below it. */
function rankBeside(content: PageContent, sectionId: string, where: 'above' | 'below'): string {
  const parts = partsOf(content)
  const ranks = parts.map((section) => section.rank)
  const at = parts.findIndex((section) => section.id === sectionId)
  const own = ranks[at]!
  // Equal ranks, made by two people at once, leave no room between them.
  const [before, after] =
    where === 'below'
      ? [own, ranks.slice(at).find((rank) => rank > own) ?? null]
      : [ranks.slice(0, at).findLast((rank) => rank < own) ?? null, own]
  return generateKeyBetween(before, after)
}
