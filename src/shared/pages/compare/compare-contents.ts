import type { Block } from '../blocks/blocks.ts'
import { type PageContent, partsOf, sectionsOf } from '../content.ts'
import { isSame } from '../draft/steps.ts'
import type { PlacedSection, Section } from '../section.ts'

/** A block in two versions of a page; null where a version does not have it. */
export interface ComparedBlock {
  readonly id: string
  readonly before: Block | null
  readonly after: Block | null
  /** The settings that differ; empty for a block that only one version has. */
  readonly settings: readonly string[]
  /** Whether its place, its order or where it is hidden differs. */
  readonly isMoved: boolean
}

/** A section in two versions of a page, with the blocks of both. */
export interface ComparedSection {
  readonly id: string
  readonly before: Section | PlacedSection | null
  readonly after: Section | PlacedSection | null
  /** Whether its own settings or its order differ. */
  readonly isChanged: boolean
  readonly blocks: readonly ComparedBlock[]
}

/** Two versions of a page, section by section and block by block, in the order of the second one. */
export function compareContents(before: PageContent, after: PageContent): ComparedSection[] {
  const [earlier, later] = [sectionsById(before), sectionsById(after)]
  const moved = outOfOrder([...earlier.keys()], [...later.keys()])
  return mergeOrders([...earlier.keys()], [...later.keys()]).map((id) => {
    const [one, other] = [earlier.get(id), later.get(id)]
    return {
      id,
      before: one?.section ?? null,
      after: other?.section ?? null,
      isChanged: moved.has(id) || (one && other ? !isSame(unranked(one.section), unranked(other.section)) : false),
      blocks: compareBlocks(one, other, { before, after }),
    }
  })
}

/** Whether two versions differ in a block. */
export const isDifferent = ({ before, after, settings, isMoved }: ComparedBlock): boolean =>
  !before || !after || isMoved || settings.length > 0

/** A section in one version; the place of a shared one has no blocks. */
interface VersionOfSection {
  readonly section: Section | PlacedSection
  readonly blocks: readonly Block[]
}

function sectionsById(content: PageContent): Map<string, VersionOfSection> {
  const blocks = new Map(sectionsOf(content).map((one) => [one.section.id, one.blocks]))
  return new Map(partsOf(content).map((section) => [section.id, { section, blocks: blocks.get(section.id) ?? [] }]))
}
const unranked = ({ rank: _, ...rest }: Section | PlacedSection) => rest

/** A block that moved to another section is listed where it is now. */
function compareBlocks(
  before: VersionOfSection | undefined,
  after: VersionOfSection | undefined,
  contents: { readonly before: PageContent; readonly after: PageContent },
): ComparedBlock[] {
  const later = after?.blocks.map(({ id }) => id) ?? []
  const isHere = (id: string) => !Object.hasOwn(contents.after.blocks, id) || later.includes(id)
  const earlier = (before?.blocks.map(({ id }) => id) ?? []).filter(isHere)
  const moved = outOfOrder(earlier, later)
  return mergeOrders(earlier, later).map((id) =>
    compareBlock(id, contents.before.blocks[id] ?? null, contents.after.blocks[id] ?? null, moved.has(id)),
  )
}

function compareBlock(id: string, before: Block | null, after: Block | null, hasOtherOrder: boolean): ComparedBlock {
  if (!before || !after) return { id, before, after, settings: [], isMoved: false }
  const [one, other] = [before.settings, after.settings] as readonly Readonly<Record<string, unknown>>[]
  const names = [...new Set([...Object.keys(one!), ...Object.keys(other!)])]
  return {
    ...{ id, before, after },
    settings: names.filter((name) => !isSame(one![name], other![name])),
    isMoved: hasOtherOrder || !isSame(placeOf(before), placeOf(after)),
  }
}

const placeOf = ({ sectionId, desktop, phone, hidden, isSticky, align }: Block) => ({
  ...{ sectionId, desktop, phone, hidden, isSticky, align },
})

/** The ids of both lists, in the order of the second one; those that only the first has follow their predecessor. */
function mergeOrders(before: readonly string[], after: readonly string[]): string[] {
  const merged = [...after]
  before.forEach((id, index) => {
    if (!merged.includes(id)) merged.splice(index === 0 ? 0 : merged.indexOf(before[index - 1]!) + 1, 0, id)
  })
  return merged
}

/** The ids in both lists that are not after the same ones; as few as are needed to explain the difference. */
function outOfOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, index) => [id, index]))
  const shared = after.filter((id) => places.has(id))
  const kept = longestRise(shared.map((id) => places.get(id)!))
  return new Set(shared.filter((_, index) => !kept.has(index)))
}

/** The indexes of a longest rising subsequence. */
function longestRise(numbers: readonly number[]): Set<number> {
  const lengths = numbers.map(() => 1)
  const previous = numbers.map(() => -1)
  let last = -1
  numbers.forEach((number, index) => {
    for (let at = 0; at < index; at += 1)
      if (numbers[at]! < number && lengths[at]! + 1 > lengths[index]!) {
        lengths[index] = lengths[at]! + 1
        previous[index] = at
      }
    if (last === -1 || lengths[index]! > lengths[last]!) last = index
  })
  const kept = new Set<number>()
  for (let at = last; at !== -1; at = previous[at]!) kept.add(at)
  return kept
}
