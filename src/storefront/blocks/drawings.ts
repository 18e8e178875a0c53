import type { ComponentType } from 'react'
import type { BlockType } from '#shared/pages/blocks/blocks.ts'
import type { StyleName } from '../style-name.ts'
import { AccordionBlock } from './accordion/block.tsx'
import { ArchiveBlock } from './archive/block.tsx'
import { AudioBlock } from './audio/block.tsx'
import { ButtonBlock } from './button/block.tsx'
import { CalendarBlock } from './calendar/block.tsx'
import { ChartBlock } from './chart/block.tsx'
import { CodeBlock } from './code/block.tsx'
import { FormBlock } from './form/block.tsx'
import { formStyles } from './form/styles.ts'
import { GalleryBlock } from './gallery/block.tsx'
import { ImageBlock } from './image/block.tsx'
import { LineBlock } from './line/block.tsx'
import { LogoBlock } from './logo/block.tsx'
import { MapBlock } from './map/block.tsx'
import { MarkdownBlock } from './markdown/block.tsx'
import { MarqueeBlock } from './marquee/block.tsx'
import { MenuBlock } from './menu/block.tsx'
import type { BlockModel } from './model.ts'
import { NewsletterBlock } from './newsletter/block.tsx'
import { PricingPlansBlock } from './pricing-plans/block.tsx'
import { ProductBlock } from './product/block.tsx'
import { productStyles } from './product/styles.ts'
import { ProductListBlock } from './product-list/block.tsx'
import { QuoteBlock } from './quote/block.tsx'
import { SearchBoxBlock } from './search-box/block.tsx'
import { ShapeBlock } from './shape/block.tsx'
import { ShareButtonsBlock } from './share-buttons/block.tsx'
import { SiteMenuBlock } from './site-menu/block.tsx'
import { SocialLinksBlock } from './social-links/block.tsx'
import { SpacerBlock } from './spacer/block.tsx'
import { SummaryBlock } from './summary/block.tsx'
import { TableBlock } from './table/block.tsx'
import { TextBlock } from './text/block.tsx'
import { UnknownBlock } from './unknown/block.tsx'
import { VideoBlock } from './video/block.tsx'

/** What the layout of a page says to a block. */
export interface DrawnWith {
  /** The width of its pictures in the layout, as the `sizes` attribute. */
  readonly sizes?: string
  /** Whether its picture is the page's main one, which is loaded with priority. */
  readonly isFirst?: boolean
}

interface Drawing<Model> {
  readonly Block: ComponentType<{ block: Model } & DrawnWith>
  readonly styles: readonly StyleName[]
}

/** How each kind of block is drawn, one line each. */
const drawings: { readonly [Type in BlockType]: Drawing<Extract<BlockModel, { type: Type }>> } = {
  text: { Block: TextBlock, styles: ['blocks/text/block'] },
  image: { Block: ImageBlock, styles: ['blocks/image/block'] },
  gallery: { Block: GalleryBlock, styles: ['dialogs/dialog', 'blocks/gallery/block', 'lightbox/lightbox'] },
  button: { Block: ButtonBlock, styles: [] },
  'product-list': {
    Block: ProductListBlock,
    styles: ['products/product-card', 'products/stars/stars', 'blocks/product-list/block'],
  },
  summary: { Block: SummaryBlock, styles: ['items/item-card', 'blocks/summary/block'] },
  archive: { Block: ArchiveBlock, styles: ['blocks/archive/block'] },
  calendar: { Block: CalendarBlock, styles: ['blocks/calendar/block'] },
  'site-menu': { Block: SiteMenuBlock, styles: ['blocks/site-menu/block'] },
  form: { Block: FormBlock, styles: formStyles },
  quote: { Block: QuoteBlock, styles: ['blocks/quote/block'] },
  accordion: { Block: AccordionBlock, styles: ['blocks/accordion/block'] },
  line: { Block: LineBlock, styles: ['blocks/line/block'] },
  spacer: { Block: SpacerBlock, styles: ['blocks/spacer/block'] },
  marquee: { Block: MarqueeBlock, styles: ['blocks/marquee/block'] },
  shape: { Block: ShapeBlock, styles: ['blocks/shape/block'] },
  logo: { Block: LogoBlock, styles: ['blocks/logo/block'] },
  'pricing-plans': { Block: PricingPlansBlock, styles: ['blocks/pricing-plans/block'] },
  table: { Block: TableBlock, styles: ['blocks/table/block'] },
  chart: { Block: ChartBlock, styles: ['blocks/chart/block'] },
  'social-links': { Block: SocialLinksBlock, styles: ['blocks/social-links/block'] },
  'share-buttons': { Block: ShareButtonsBlock, styles: ['blocks/share-buttons/block'] },
  'search-box': { Block: SearchBoxBlock, styles: ['blocks/search-box/block'] },
  menu: { Block: MenuBlock, styles: ['blocks/menu/block'] },
  map: { Block: MapBlock, styles: ['blocks/map/block'] },
  unknown: { Block: UnknownBlock, styles: [] },
  markdown: { Block: MarkdownBlock, styles: ['blocks/markdown/block'] },
  code: { Block: CodeBlock, styles: ['blocks/code/block'] },
  newsletter: { Block: NewsletterBlock, styles: [...formStyles, 'blocks/newsletter/block'] },
  product: { Block: ProductBlock, styles: [...productStyles, 'blocks/product/block'] },
  video: { Block: VideoBlock, styles: ['blocks/video/block'] },
  audio: { Block: AudioBlock, styles: ['albums/player', 'blocks/audio/block'] },
}

/** How a kind of block is drawn. */
export const drawingOf = (type: BlockType): Drawing<BlockModel> => drawings[type] as Drawing<BlockModel>

/** The styles of the kinds of blocks that a page has, in the order of the kinds. */
export function stylesOfBlocks(blocks: readonly Pick<BlockModel, 'type'>[]): StyleName[] {
  const types = new Set(blocks.map(({ type }) => type))
  return (Object.keys(drawings) as BlockType[]).flatMap((type) => (types.has(type) ? drawings[type].styles : []))
}

/** The styles of all kinds of blocks. */
export const everyBlockStyle: readonly StyleName[] = Object.values(drawings).flatMap(({ styles }) => styles)
