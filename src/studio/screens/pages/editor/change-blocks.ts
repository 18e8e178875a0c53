import { generateKeyBetween } from 'fractional-indexing'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import type { NewBlock } from '#shared/pages/build-content.ts'
import { changeLayers } from '#shared/pages/change-layers.ts'
import { ownSection, type PageContent, partsOf, sectionsOf, withoutBlocks } from '#shared/pages/content.ts'
import { applyStep, difference, type Operation, operation } from '#shared/pages/draft/steps.ts'
import { phoneAreas } from '#shared/pages/phone-layout.ts'
import { byRank } from '#shared/pages/placement.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import type { Dropped, Layout, NewPlace } from '#studio/canvas/protocol.ts'

/** What the editor does to a page, as operations of a step. */

/** A short id, unique on its page. */
export const newPartId = (): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  const picked = [...crypto.getRandomValues(new Uint8Array(8))].map((value) => letters[value % letters.length])
  return `b${picked.join('')}`
}

/** Changes a setting of a block. */
export const setSetting = (block: Block, field: string, value: unknown): Operation[] => [
  operation(['blocks', block.id, 'settings', field], (block.settings as Record<string, unknown>)[field], value),
]

/** Changes another property of a block, such as how it is aligned. */
export const setProperty = <Name extends 'align' | 'hidden' | 'isSticky' | 'desktop' | 'rank'>(
  block: Block,
  name: Name,
  value: Block[Name],
): Operation[] => [operation(['blocks', block.id, name], block[name], value)]

/**
 * Blocks at new places. In wide windows the reading order of those that were moved follows their place; on the phone their
 * sections have layouts of their own from now on.
 */
export function setPlaces(
  content: PageContent,
  layout: Layout,
  moved: readonly string[],
  places: Readonly<Record<string, NewPlace>>,
): Operation[] {
  let next = content
  for (const [id, { area, sectionId }] of Object.entries(places)) {
    const block = next.blocks[id]
    if (!block) continue
    // A place on the phone means nothing in another section.
    const phone = sectionId === block.sectionId ? block.phone : null
    const changed = layout === 'phone' ? { ...block, phone: area } : { ...block, desktop: area, sectionId, phone }
    next = { ...next, blocks: { ...next.blocks, [id]: changed } }
  }
  if (layout === 'desktop') for (const id of moved) next = inReadingOrder(next, id)
  const sections = new Set(layout === 'phone' ? Object.values(places).map(({ sectionId }) => sectionId) : [])
  const stacked = [...sections].filter((id) => ownSection(content, id)?.phone === 'stacked')
  return [...finely(content, next), ...stacked.map((id) => operation(['sections', id, 'phone'], 'stacked', 'own'))]
}

/** Brings a block in front of the next one that it overlaps, or behind it; nothing when there is none. */
export function setLayer(content: PageContent, layout: Layout, id: string, by: 'forward' | 'backward'): Operation[] {
  const filled = sectionsOf(content).find(({ section }) => section.id === content.blocks[id]?.sectionId)
  if (!filled || (layout === 'phone' && filled.section.phone === 'stacked')) return []
  const areas = layout === 'phone' ? phoneAreas(filled) : new Map(filled.blocks.map((one) => [one.id, one.desktop]))
  const shown = filled.blocks
    .filter(({ hidden }) => hidden !== layout)
    .map((one) => [one.id, areas.get(one.id)!] as const)
  return [...changeLayers(shown, id, by)].map(([one, layer]) =>
    operation(['blocks', one, layout], content.blocks[one]![layout], { ...areas.get(one)!, layer }),
  )
}

/** Stacks the blocks of a section on the phone again. */
export const resetPhone = (content: PageContent, sectionId: string): Operation[] => [
  ...Object.values(content.blocks)
    .filter((block) => block.sectionId === sectionId && block.phone !== null)
    .map(({ id, phone }) => operation(['blocks', id, 'phone'], phone, null)),
  operation(['sections', sectionId, 'phone'], ownSection(content, sectionId)?.phone, 'stacked'),
]

/** A block in the reading order of its section: before the first block that is below it, or right of it. */
function inReadingOrder(content: PageContent, id: string): PageContent {
  const block = content.blocks[id]
  if (!block) return content
  const others = Object.values(content.blocks)
    .filter((one) => one.sectionId === block.sectionId && one.id !== id)
    .toSorted(byRank)
  const found = others.findIndex((one) => isBefore(block, one))
  const at = found === -1 ? others.length : found
  const [previous, following] = [others[at - 1]?.rank ?? null, others[at]?.rank ?? null]
  const isInPlace = (previous === null || previous < block.rank) && (following === null || block.rank < following)
  // Equal ranks, made by two people at once, leave no room between them.
  if (isInPlace || (previous !== null && previous === following)) return content
  return {
    ...content,
    blocks: { ...content.blocks, [id]: { ...block, rank: generateKeyBetween(previous, following) } },
  }
}

/** Above it; or beside it to the left; or, where they overlap from the same column on, beginning above it. */
const isBefore = ({ desktop: one }: Block, { desktop: other }: Block) =>
  one.row + one.rows <= other.row ||
  (one.row < other.row + other.rows &&
    (one.column < other.column || (one.column === other.column && one.row < other.row)))

/** The operations between two contents with the same blocks: one for each property that differs. */
function finely(from: PageContent, to: PageContent): Operation[] {
  return Object.values(to.blocks).flatMap((block) => {
    const before = from.blocks[block.id]
    if (!before || before === block) return []
    return (['sectionId', 'rank', 'desktop', 'phone'] as const).flatMap((name) =>
      before[name] === block[name] ? [] : [operation(['blocks', block.id, name], before[name], block[name])],
    )
  })
}

/** Removes blocks, and sections that this leaves empty. */
export const removeBlocks = (content: PageContent, ids: readonly string[]): Operation[] =>
  difference(
    content,
    withoutBlocks(content, ({ id }) => ids.includes(id)),
  )

/** Copies of blocks below the lowest of them. */
export function duplicateBlocks(
  content: PageContent,
  ids: readonly string[],
): { operations: Operation[]; ids: string[] } {
  const chosen = ids.flatMap((id) => content.blocks[id] ?? [])
  const added: Block[] = []
  for (const sectionId of new Set(chosen.map((block) => block.sectionId))) {
    const blocks = chosen.filter((block) => block.sectionId === sectionId).toSorted(byRank)
    const top = Math.min(...blocks.map(({ desktop }) => desktop.row))
    const end = endOfSection(content, sectionId)
    let rank = lastRank(content, sectionId)
    for (const block of blocks) {
      rank = generateKeyBetween(rank, null)
      const desktop = { ...block.desktop, row: end + 1 + block.desktop.row - top }
      added.push({ ...block, id: newPartId(), rank, desktop, phone: null })
    }
  }
  return {
    operations: added.map((block) => operation(['blocks', block.id], undefined, block)),
    ids: added.map(({ id }) => id),
  }
}

/** A new block, which is then inserted or dropped somewhere. */
export function newBlock({ type, settings }: Pick<NewBlock, 'type' | 'settings'>): Block {
  const { columns, rows = 1, alignX = 'stretch' } = factsOf(type)
  return {
    ...{ id: newPartId(), sectionId: '', rank: generateKeyBetween(null, null) },
    desktop: { row: 1, column: 1, rows, columns, layer: 0 },
    ...{ phone: null, hidden: 'never', isSticky: false },
    align: { x: alignX, y: 'start' },
    ...{ type, settings },
  } as Block
}

/** A new block at the place where it was dropped, in the reading order. The rows of its section are divided before. */
export function dropBlock(content: PageContent, layout: Layout, block: Block, { place, places }: Dropped): Operation[] {
  const made = setPlaces(content, layout, [], places)
  const ready = made.length === 0 ? content : (applyStep(content, { operations: made }) ?? content)
  const { sectionId, area } = place
  const end = endOfSection(ready, sectionId) + 1
  const { columns, rows } = block.desktop
  const placed: Block =
    layout === 'desktop'
      ? { ...block, sectionId, desktop: area }
      : { ...block, sectionId, desktop: { row: end, column: 1, columns, rows, layer: 0 }, phone: area }
  const added = { ...ready, blocks: { ...ready.blocks, [block.id]: placed } }
  return [...made, operation(['blocks', block.id], undefined, inReadingOrder(added, block.id).blocks[block.id])]
}

/** Moves a section up or down by some places. */
export function moveSection(content: PageContent, sectionId: string, by: number): Operation[] {
  const sections = partsOf(content)
  const at = sections.findIndex(({ id }) => id === sectionId)
  const others = sections.filter(({ id }) => id !== sectionId)
  const to = at + by
  if (at === -1 || to < 0 || to > others.length) return []
  const [previous, following] = [others[to - 1]?.rank ?? null, others[to]?.rank ?? null]
  if (previous !== null && previous === following) return []
  return [operation(['sections', sectionId, 'rank'], sections[at]!.rank, generateKeyBetween(previous, following))]
}

/** The first row (from 1) below everything in a section. */
function endOfSection(content: PageContent, sectionId: string): number {
  const blocks = Object.values(content.blocks).filter((block) => block.sectionId === sectionId)
  return Math.max(0, ...blocks.map(({ desktop }) => desktop.row + desktop.rows))
}

const lastRank = (content: PageContent, sectionId: string): string | null =>
  Object.values(content.blocks)
    .filter((block) => block.sectionId === sectionId)
    .toSorted(byRank)
    .at(-1)?.rank ?? null
