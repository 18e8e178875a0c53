import type { PageRequest } from '#server/site/page-request.ts'
import { type BlockType, formsOfBlocks } from '#shared/pages/blocks/blocks.ts'
import type { BlockModel } from '#storefront/blocks/model.ts'
import { resolveButton } from './resolve-button.ts'
import { resolveForm } from './resolve-form.ts'
import { resolveProductList } from './resolve-product-list.ts'
import type { BlockContext, Resolver } from './resolver.ts'

/** For kinds that are drawn from their data alone. */
const asItIs = async <Model extends BlockModel>(_request: PageRequest, _context: BlockContext, block: Model) => block

/** What each kind of block needs besides its data, one line each. */
const resolvers: { readonly [Type in BlockType]: Resolver<Type> } = {
  text: asItIs,
  image: asItIs,
  button: resolveButton,
  'product-list': resolveProductList,
  form: resolveForm,
  quote: asItIs,
}

/** The blocks of a page as they are drawn, in their order, without those that show nothing. */
export async function resolveBlocks(request: PageRequest, context: Omit<BlockContext, 'forms'>): Promise<BlockModel[]> {
  const { blocks } = context.page
  const forms = await request.sources.forms(formsOfBlocks(blocks))
  const models = await Promise.all(
    blocks.map((block) => (resolvers[block.type] as Resolver<BlockType>)(request, { ...context, forms }, block)),
  )
  return models.filter((model) => model !== null)
}
