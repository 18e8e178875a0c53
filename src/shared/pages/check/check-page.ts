import type { SiteStyles } from '#shared/styles/schema.ts'
import { isEmptyBlock } from '../blocks/blocks.ts'
import { blocksOf, type PageContent } from '../content.ts'
import { operation } from '../draft/steps.ts'
import { checkHeadings } from './check-headings.ts'
import { checkLinks } from './check-links.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPlaces } from './check-places.ts'
import type { Fault } from './fault.ts'

interface Site {
  readonly styles: SiteStyles
  /** The links of the page that lead to no page. */
  readonly brokenLinks: ReadonlySet<string>
}

/** What visitors would stumble over, from the top of the page to its end. */
export function checkPage(content: PageContent, { styles, brokenLinks }: Site): Fault[] {
  const order = new Map(blocksOf(content).map(({ id }, index) => [id, index]))
  return [
    ...checkPictures(content),
    ...checkHeadings(content),
    ...checkLinks(content, brokenLinks),
    ...checkPlaces(content, styles),
    ...checkEmpty(content),
  ].toSorted((one, other) => order.get(one.blockId)! - order.get(other.blockId)!)
}

/** Blocks that visitors do not see, because something is missing. */
const checkEmpty = (content: PageContent): Fault[] =>
  blocksOf(content)
    .filter(isEmptyBlock)
    .map((block) => ({
      key: `empty ${block.id}`,
      blockId: block.id,
      words: 'Visitors don’t see this block, because it is empty.',
      fix: { label: 'Delete it', operations: [operation(['blocks', block.id], block, undefined)] },
    }))
