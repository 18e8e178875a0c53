import type { PageRequest } from '#server/site/page-request.ts'
import { type BlockType, formsOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { sectionsOf } from '#shared/pages/content.ts'
import type { DrawnSection } from '#storefront/screens/page/model.ts'
import { resolveButton } from './resolve-button.ts'
import { resolveForm } from './resolve-form.ts'
import { resolveProductList } from './resolve-product-list.ts'
import type { BlockContext, Resolver } from './resolver.ts'

/** For kinds that are drawn from their settings alone. */
const asItIs = async <Type extends BlockType, Settings>(
  _request: PageRequest,
  _context: BlockContext,
  { id, type, settings }: { readonly id: string; readonly type: Type; readonly settings: Settings },
) => ({ id, type, ...settings })

/** What each kind of block needs besides its data, one line each. */
const resolvers: { readonly [Type in BlockType]: Resolver<Type> } = {
  text: asItIs,
  image: asItIs,
  button: resolveButton,
  'product-list': resolveProductList,
  form: resolveForm,
  quote: asItIs,
}

/** The sections of a page as they are drawn, without blocks that show nothing and sections that have no others. */
export async function resolveBlocks(
  request: PageRequest,
  context: Omit<BlockContext, 'forms'>,
): Promise<DrawnSection[]> {
  const sections = sectionsOf(context.page.content)
  const forms = await request.sources.forms(formsOfBlocks(sections.flatMap(({ blocks }) => blocks)))
  const drawn = await Promise.all(
    sections.map(async ({ section, blocks }) => {
      const placed = await Promise.all(
        blocks.map(async (block) => {
          const model = await (resolvers[block.type] as Resolver<BlockType>)(request, { ...context, forms }, block)
          return model && { block, model }
        }),
      )
      return { section, blocks: placed.filter((one) => one !== null) }
    }),
  )
  return drawn.filter(({ blocks }) => blocks.length > 0)
}
