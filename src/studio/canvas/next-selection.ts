import { blocksOf, type PageContent } from '#shared/pages/content.ts'

/** What Ctrl+A selects: all blocks of the sections in which something is selected, and then all of the page. */
export function nextSelection(content: PageContent, selection: readonly string[], section: string | null): string[] {
  const blocks = blocksOf(content)
  const sections = new Set([section, ...selection.map((id) => content.blocks[id]?.sectionId)])
  const beside = blocks.filter(({ sectionId }) => sections.has(sectionId))
  const isMore = beside.some(({ id }) => !selection.includes(id))
  return (isMore ? beside : blocks).map(({ id }) => id)
}
