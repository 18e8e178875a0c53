import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import { isInShared } from '#shared/pages/shared-sections/shared-content.ts'

/** What Ctrl+A selects: all blocks of the sections in which something is selected, and then all of the page. */
export function nextSelection(content: PageContent, selection: readonly string[], section: string | null): string[] {
  const blocks = blocksOf(content).filter(({ id }) => !isInShared(id))
  const sections = new Set([section, ...selection.map((id) => content.blocks[id]?.sectionId)])
  const beside = blocks.filter(({ sectionId }) => sections.has(sectionId))
  const isMore = beside.some(({ id }) => !selection.includes(id))
  return (isMore ? beside : blocks).map(({ id }) => id)
}
