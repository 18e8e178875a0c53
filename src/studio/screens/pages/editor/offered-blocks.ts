import type { BlockType } from '#shared/pages/blocks/blocks.ts'
import { blockTypes, factsOf } from '#storefront/blocks/editing.ts'
import { type BlockGroup, blockGroups } from '#storefront/blocks/editing-facts.ts'

interface OfferedGroup {
  readonly group: BlockGroup
  readonly label: string
  readonly types: readonly BlockType[]
}

/** What can be added that is no block. The keywords are other words that owners search for. */
export const sectionOptions = {
  'ready-section': { name: 'Ready-made or shared section', keywords: 'template layout design hero' },
  section: { name: 'Empty section', keywords: 'blank' },
} as const
type SectionOption = keyof typeof sectionOptions

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean)

/** The sections that a search finds, as it finds blocks. */
export const offeredSections = (search: string): SectionOption[] =>
  (Object.keys(sectionOptions) as SectionOption[]).filter((option) => {
    const { name, keywords } = sectionOptions[option]
    const text = `${name} ${keywords}`.toLowerCase()
    return wordsOf(search).every((word) => text.includes(word))
  })

/** The kinds of blocks whose name, group or keywords contain every word of a search, in their groups. */
export function offeredBlocks(search: string, isOffered: (type: BlockType) => boolean): OfferedGroup[] {
  const words = wordsOf(search)
  const found = blockTypes.filter((type) => {
    const { name, group, keywords = '', isOffered: isForOwners = true } = factsOf(type)
    const text = `${name} ${blockGroups[group]} ${keywords}`.toLowerCase()
    return isForOwners && isOffered(type) && words.every((word) => text.includes(word))
  })
  return (Object.keys(blockGroups) as BlockGroup[]).flatMap((group) => {
    const types = found.filter((type) => factsOf(type).group === group)
    return types.length === 0 ? [] : [{ group, label: blockGroups[group], types }]
  })
}
