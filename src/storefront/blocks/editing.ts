import type { BlockType } from '#shared/pages/blocks/blocks.ts'
import { accordionFacts } from './accordion/editing.ts'
import { archiveFacts } from './archive/editing.ts'
import { audioFacts } from './audio/editing.ts'
import { buttonFacts } from './button/editing.ts'
import { calendarFacts } from './calendar/editing.ts'
import { chartFacts } from './chart/editing.ts'
import { codeFacts } from './code/editing.ts'
import type { BlockFacts } from './editing-facts.ts'
import { formFacts } from './form/editing.ts'
import { galleryFacts } from './gallery/editing.ts'
import { imageFacts } from './image/editing.ts'
import { lineFacts } from './line/editing.ts'
import { logoFacts } from './logo/editing.ts'
import { mapFacts } from './map/editing.ts'
import { markdownFacts } from './markdown/editing.ts'
import { marqueeFacts } from './marquee/editing.ts'
import { menuFacts } from './menu/editing.ts'
import { newsletterFacts } from './newsletter/editing.ts'
import { pricingPlansFacts } from './pricing-plans/editing.ts'
import { productFacts } from './product/editing.ts'
import { productListFacts } from './product-list/editing.ts'
import { quoteFacts } from './quote/editing.ts'
import { searchBoxFacts } from './search-box/editing.ts'
import { shapeFacts } from './shape/editing.ts'
import { shareButtonsFacts } from './share-buttons/editing.ts'
import { siteMenuFacts } from './site-menu/editing.ts'
import { socialLinksFacts } from './social-links/editing.ts'
import { spacerFacts } from './spacer/editing.ts'
import { summaryFacts } from './summary/editing.ts'
import { tableFacts } from './table/editing.ts'
import { textFacts } from './text/editing.ts'
import { unknownFacts } from './unknown/editing.ts'
import { videoFacts } from './video/editing.ts'

/** What the editor knows of each kind of block, one line each, in the order in which they are offered. */
const facts: { readonly [Type in BlockType]: BlockFacts<Type> } = {
  text: textFacts,
  image: imageFacts,
  gallery: galleryFacts,
  button: buttonFacts,
  'product-list': productListFacts,
  summary: summaryFacts,
  archive: archiveFacts,
  calendar: calendarFacts,
  'site-menu': siteMenuFacts,
  form: formFacts,
  quote: quoteFacts,
  accordion: accordionFacts,
  line: lineFacts,
  spacer: spacerFacts,
  marquee: marqueeFacts,
  shape: shapeFacts,
  logo: logoFacts,
  'pricing-plans': pricingPlansFacts,
  table: tableFacts,
  chart: chartFacts,
  'social-links': socialLinksFacts,
  'share-buttons': shareButtonsFacts,
  'search-box': searchBoxFacts,
  menu: menuFacts,
  map: mapFacts,
  unknown: unknownFacts,
  markdown: markdownFacts,
  code: codeFacts,
  newsletter: newsletterFacts,
  product: productFacts,
  video: videoFacts,
  audio: audioFacts,
}

export const blockTypes = Object.keys(facts) as BlockType[]

/** What the editor knows of a kind of block. */
export const factsOf = (type: BlockType): BlockFacts<BlockType> => facts[type] as BlockFacts<BlockType>
