import type { PageRequest } from '#server/site/page-request.ts'
import { type Block, type BlockType, formsOfBlocks, isEmptyBlock } from '#shared/pages/blocks/blocks.ts'
import { sectionsOf } from '#shared/pages/content.ts'
import { showsBackground } from '#shared/pages/section.ts'
import { overlayOf } from '#shared/pages/section-overlay.ts'
import type { BlockModel } from '#storefront/blocks/model.ts'
import type { DrawnSection } from '#storefront/screens/page/model.ts'
import { followPageLinks } from './follow-page-links.ts'
import { resolveArchive } from './resolve-archive.ts'
import { resolveAudio } from './resolve-audio.ts'
import { resolveButton } from './resolve-button.ts'
import { resolveCalendar } from './resolve-calendar.ts'
import { resolveCode } from './resolve-code.ts'
import { resolveForm } from './resolve-form.ts'
import { resolveLogo } from './resolve-logo.ts'
import { resolveMarkdown } from './resolve-markdown.ts'
import { resolveNewsletter } from './resolve-newsletter.ts'
import { resolveProduct } from './resolve-product.ts'
import { resolveProductList } from './resolve-product-list.ts'
import { resolveShareButtons } from './resolve-share-buttons.ts'
import { resolveSiteMenu } from './resolve-site-menu.ts'
import { resolveSummary } from './resolve-summary.ts'
import type { BlockContext, Resolver } from './resolver.ts'

/** For kinds that are drawn from their settings alone. */
const asItIs = async <Type extends BlockType, Settings>(
  _request: PageRequest,
  _context: BlockContext,
  block: { readonly id: string; readonly type: Type; readonly settings: Settings },
) =>
  isEmptyBlock(block as Pick<Block, 'type' | 'settings'>) ? null : { id: block.id, type: block.type, ...block.settings }

/** What each kind of block needs besides its data, one line each. */
const resolvers: { readonly [Type in BlockType]: Resolver<Type> } = {
  text: asItIs,
  image: asItIs,
  gallery: asItIs,
  button: resolveButton,
  'product-list': resolveProductList,
  summary: resolveSummary,
  archive: resolveArchive,
  calendar: resolveCalendar,
  form: resolveForm,
  quote: asItIs,
  accordion: asItIs,
  line: asItIs,
  spacer: asItIs,
  marquee: asItIs,
  shape: asItIs,
  logo: resolveLogo,
  'pricing-plans': asItIs,
  table: asItIs,
  chart: asItIs,
  'social-links': asItIs,
  'share-buttons': resolveShareButtons,
  'search-box': asItIs,
  menu: asItIs,
  'site-menu': resolveSiteMenu,
  map: asItIs,
  unknown: asItIs,
  markdown: resolveMarkdown,
  code: resolveCode,
  newsletter: resolveNewsletter,
  product: resolveProduct,
  video: asItIs,
  audio: resolveAudio,
}

/** The sections of a page as they are drawn, without blocks that show nothing and sections that have no others. */
export async function resolveSections(
  request: PageRequest,
  context: Omit<BlockContext, 'forms'>,
): Promise<DrawnSection[]> {
  const sections = sectionsOf(context.page.content)
  const blocks = sections.flatMap((section) => section.blocks)
  const models = await resolveBlocks(request, context, blocks)
  const modelOf = new Map(blocks.map(({ id }, index) => [id, models[index]!]))
  return sections
    .map((one) => ({
      section: one.section,
      overlay: overlayOf(one.section, request.website.styles),
      blocks: one.blocks.flatMap((block) => {
        const model = modelOf.get(block.id)
        return model ? [{ block, model }] : []
      }),
    }))
    .filter((one) => one.blocks.length > 0 || showsBackground(one.section))
}

/** What blocks are drawn from, in their order; null for those that show nothing. */
export async function resolveBlocks(
  request: PageRequest,
  context: Omit<BlockContext, 'forms'>,
  asked: readonly Block[],
): Promise<(BlockModel | null)[]> {
  const blocks = await followPageLinks(request, asked)
  const forms = await request.sources.forms(formsOfBlocks(blocks))
  return Promise.all(
    blocks.map((block) => (resolvers[block.type] as Resolver<BlockType>)(request, { ...context, forms }, block)),
  )
}
