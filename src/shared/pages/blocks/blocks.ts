import { z } from 'zod'
import type { Picture } from '#shared/pictures/schema.ts'
import { placementSchema } from '../placement.ts'
import { accordionBlock } from './accordion.ts'
import { archiveBlock } from './archive.ts'
import { audioBlock } from './audio.ts'
import { buttonBlock } from './button.ts'
import { calendarBlock } from './calendar.ts'
import { chartBlock } from './chart.ts'
import { codeBlock } from './code.ts'
import type { BlockDefinition } from './define-block.ts'
import { formBlock } from './form.ts'
import { galleryBlock } from './gallery.ts'
import { imageBlock } from './image.ts'
import { lineBlock } from './line.ts'
import { logoBlock } from './logo.ts'
import { mapBlock } from './map.ts'
import { markdownBlock } from './markdown.ts'
import { marqueeBlock } from './marquee.ts'
import { menuBlock } from './menu.ts'
import { newsletterBlock } from './newsletter.ts'
import { pricingPlansBlock } from './pricing-plans.ts'
import { productBlock } from './product.ts'
import { productListBlock } from './product-list.ts'
import { quoteBlock } from './quote.ts'
import { searchBoxBlock } from './search-box.ts'
import { shapeBlock } from './shape.ts'
import { shareButtonsBlock } from './share-buttons.ts'
import { siteMenuBlock } from './site-menu.ts'
import { socialLinksBlock } from './social-links.ts'
import { spacerBlock } from './spacer.ts'
import { summaryBlock } from './summary.ts'
import { tableBlock } from './table.ts'
import { textBlock } from './text.ts'
import { unknownBlock } from './unknown.ts'
import { videoBlock } from './video.ts'

/** Every kind of block, one line each. The storefront's drawings and the server's resolvers are records of the same kinds. */
const definitions = {
  text: textBlock,
  image: imageBlock,
  gallery: galleryBlock,
  button: buttonBlock,
  'product-list': productListBlock,
  summary: summaryBlock,
  archive: archiveBlock,
  calendar: calendarBlock,
  form: formBlock,
  quote: quoteBlock,
  accordion: accordionBlock,
  line: lineBlock,
  spacer: spacerBlock,
  marquee: marqueeBlock,
  shape: shapeBlock,
  logo: logoBlock,
  'pricing-plans': pricingPlansBlock,
  table: tableBlock,
  chart: chartBlock,
  'social-links': socialLinksBlock,
  'share-buttons': shareButtonsBlock,
  'search-box': searchBoxBlock,
  menu: menuBlock,
  'site-menu': siteMenuBlock,
  map: mapBlock,
  unknown: unknownBlock,
  markdown: markdownBlock,
  code: codeBlock,
  newsletter: newsletterBlock,
  product: productBlock,
  video: videoBlock,
  audio: audioBlock,
} as const

export type BlockType = keyof typeof definitions
export type SettingsOf<Type extends BlockType> = z.infer<(typeof definitions)[Type]['settings']>

const placed = <Type extends BlockType, Settings extends z.ZodType>(type: Type, { settings }: { settings: Settings }) =>
  placementSchema.extend({ type: z.literal(type), settings })

/** A block of a page, as data: its place and its settings. The storefront renders it, the editor changes it. */
export const blockSchema = z.discriminatedUnion('type', [
  placed('text', textBlock),
  placed('image', imageBlock),
  placed('gallery', galleryBlock),
  placed('button', buttonBlock),
  placed('product-list', productListBlock),
  placed('summary', summaryBlock),
  placed('archive', archiveBlock),
  placed('calendar', calendarBlock),
  placed('form', formBlock),
  placed('quote', quoteBlock),
  placed('accordion', accordionBlock),
  placed('line', lineBlock),
  placed('spacer', spacerBlock),
  placed('marquee', marqueeBlock),
  placed('shape', shapeBlock),
  placed('logo', logoBlock),
  placed('pricing-plans', pricingPlansBlock),
  placed('table', tableBlock),
  placed('chart', chartBlock),
  placed('social-links', socialLinksBlock),
  placed('share-buttons', shareButtonsBlock),
  placed('search-box', searchBoxBlock),
  placed('menu', menuBlock),
  placed('site-menu', siteMenuBlock),
  placed('map', mapBlock),
  placed('unknown', unknownBlock),
  placed('markdown', markdownBlock),
  placed('code', codeBlock),
  placed('newsletter', newsletterBlock),
  placed('product', productBlock),
  placed('video', videoBlock),
  placed('audio', audioBlock),
])
export type Block = z.infer<typeof blockSchema>
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

// A kind that is in one of the two and not in the other does not compile.
const ofEveryType: { readonly [Type in Block['type']]: { readonly settings: z.ZodType<SettingsOf<Type>> } } =
  definitions

const definitionOf = (type: BlockType) => ofEveryType[type] as BlockDefinition<z.ZodType<object>>

/** Whether the settings of a kind of block are complete and valid. */
export const areSettings = (type: BlockType, settings: unknown): boolean =>
  definitions[type].settings.safeParse(settings).success

/** The number by which styles of sites select a block; null for kinds that have none. */
export const numberOfBlock = (type: BlockType): number | null => definitions[type].number

/** The number of a block's design, by which styles of sites select it too; null for kinds that have none. */
export const variantOfBlock = (type: BlockType, design: string): number | null =>
  definitionOf(type).variants?.[design] ?? null

/** The words that a block is found by, besides those of its HTML. */
export const wordsOfBlock = ({ type, settings }: Block): string => definitionOf(type).words(settings)

/** The HTML of a block. */
export function htmlOfBlock(block: Block): string[] {
  const found: string[] = []
  changeHtml(block, (html) => {
    found.push(html)
    return html
  })
  return found
}

/** A block with its HTML changed, for example cleaned. */
export function changeHtml<Any extends Block>(block: Any, change: (html: string) => string): Any {
  let settings: Readonly<Record<string, unknown>> = block.settings
  for (const path of definitionOf(block.type).htmlFields as readonly string[]) {
    const [name = '', inItem] = path.split('.')
    const value = settings[name]
    const changed = inItem
      ? (value as readonly Record<string, unknown>[]).map((item) => ({
          ...item,
          [inItem]: change(String(item[inItem])),
        }))
      : change(String(value))
    settings = { ...settings, [name]: changed }
  }
  return settings === block.settings ? block : { ...block, settings }
}

/** Ids of the forms that blocks show, each once. */
export const formsOfBlocks = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ type, settings }) => definitionOf(type).forms(settings))),
]

/** The pictures that blocks show, in their order. */
export const picturesOfBlocks = (blocks: readonly Block[]): Picture[] =>
  blocks.flatMap(({ type, settings }) => definitionOf(type).pictures(settings))

/** Whether a block is as large as its area. */
export const fillsArea = ({ type, settings }: Block): boolean => definitionOf(type).fills(settings)

/** Whether visitors would see nothing of a block, because something is still missing. */
export const isEmptyBlock = ({ type, settings }: Pick<Block, 'type' | 'settings'>): boolean =>
  definitionOf(type).isEmpty?.(settings) ?? false
