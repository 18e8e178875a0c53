import type { PageRequest } from '#server/site/page-request.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { BlockOf, BlockType } from '#shared/pages/blocks/blocks.ts'
import type { Page } from '#shared/pages/schema.ts'
import type { BlockModel } from '#storefront/blocks/model.ts'
import type { PostedTo } from '../posted-to.ts'

/** What the blocks of a page share. */
export interface BlockContext {
  readonly page: Page
  /** The forms that the page shows, by their ids. */
  readonly forms: ReadonlyMap<string, PublicForm>
  /** A form that came back without JavaScript; null on most pages. */
  readonly posted: PostedTo | null
  /** The step that forms are opened at, for previews. */
  readonly startStep: number
}

/** Reads what a block needs to be rendered; null if it is not shown. */
export type Resolver<Type extends BlockType> = (
  request: PageRequest,
  context: BlockContext,
  block: BlockOf<Type>,
) => Promise<Extract<BlockModel, { type: Type }> | null>
