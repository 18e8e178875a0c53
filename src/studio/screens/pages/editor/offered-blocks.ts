import type { BlockType } from '#shared/pages/blocks/blocks.ts'
import { blockTypes, factsOf } from '#storefront/blocks/editing.ts'
import { type BlockGroup, blockGroups } from '#storefront/blocks/editing-facts.ts'

interface OfferedGroup {
  readonly group: BlockGroup
  readonly label: string
  readonly types: readonly BlockType[]
}

/** The kinds of blocks whose name, group or keywords contain every word of a search, in their groups. */
export function offeredBlocks(search: string, isOffered: (type: BlockType) => boolean): OfferedGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
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
