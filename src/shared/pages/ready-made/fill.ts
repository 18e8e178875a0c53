import type { Block } from '../blocks/blocks.ts'
import { addSections, type NewBlock } from '../build-content.ts'
import { blocksOf, type PageContent, sectionsOf } from '../content.ts'
import type { Need, ReadySection } from './define.ts'

/** The things of a site that ready-made sections show: the id of the first of each; null where there is none. */
export type SiteThings = Readonly<Record<Need, string | null>>

/** Whether a site has what a ready-made section shows. */
export const isOffered = ({ needs }: ReadySection, things: SiteThings): boolean =>
  needs === undefined || things[needs] !== null

/** Adds ready-made sections at the end of a page. The page has one heading of the first level at most. */
export function addReadySections(
  content: PageContent,
  sections: readonly ReadySection[],
  things: SiteThings,
  newId: () => string,
): PageContent {
  const added = addSections(
    content,
    sections.map((section) => section.blocks.map((block) => filled(block, section, things))),
    newId,
  )
  const settings = sectionsOf(added)
    .slice(-sections.length)
    .map(({ section }, index) => ({ ...section, name: sections[index]!.name, ...sections[index]!.settings }))
  const changed = { ...added.sections, ...Object.fromEntries(settings.map((section) => [section.id, section])) }
  return { sections: changed, blocks: withOneHeading(content, added) }
}

function filled(block: NewBlock, { needs }: ReadySection, things: SiteThings): NewBlock {
  if (needs === undefined) return block
  const id = things[needs]!
  if (block.type === 'product-list' || block.type === 'summary')
    return { ...block, settings: { ...block.settings, collectionId: id } } as NewBlock
  if (block.type === 'form' || block.type === 'newsletter')
    return { ...block, settings: { ...block.settings, formId: id } } as NewBlock
  return block
}

/** The blocks of a page with new ones, in which only the first heading of the first level stays one. */
function withOneHeading(before: PageContent, { sections, blocks }: PageContent): PageContent['blocks'] {
  let isFound = Object.values(before.blocks).some(hasHeading)
  const changed = { ...blocks }
  for (const block of blocksOf({ sections, blocks })) {
    if (Object.hasOwn(before.blocks, block.id) || block.type !== 'text' || !hasHeading(block)) continue
    if (isFound) {
      const html = block.settings.html.replace(/<(\/?)h1(?=[\s>])/g, '<$1h2')
      changed[block.id] = { ...block, settings: { ...block.settings, html } }
    }
    isFound = true
  }
  return changed
}

const hasHeading = (block: Block) => block.type === 'text' && /<h1[\s>]/i.test(block.settings.html)
