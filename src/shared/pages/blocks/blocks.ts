import { z } from 'zod'
import type { Picture } from '#shared/products/schema.ts'
import { buttonBlock } from './button.ts'
import type { BlockDefinition } from './define-block.ts'
import { formBlock } from './form.ts'
import { imageBlock } from './image.ts'
import { productListBlock } from './product-list.ts'
import { quoteBlock } from './quote.ts'
import { textBlock } from './text.ts'

/** Every kind of block, one line each. The storefront's drawings and the server's resolvers are records of the same kinds. */
const definitions = {
  text: textBlock,
  image: imageBlock,
  button: buttonBlock,
  'product-list': productListBlock,
  form: formBlock,
  quote: quoteBlock,
} as const

/** A block of a page, as data; the storefront renders it, the editor changes it. */
export const blockSchema = z.discriminatedUnion('type', [
  textBlock.schema,
  imageBlock.schema,
  buttonBlock.schema,
  productListBlock.schema,
  formBlock.schema,
  quoteBlock.schema,
])
export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

// A kind that is in one of the two and not in the other does not compile.
const ofEveryType: { readonly [Type in BlockType]: { readonly schema: z.ZodType<BlockOf<Type>> } } = definitions

const definitionOf = ({ type }: Block) => ofEveryType[type] as unknown as BlockDefinition<z.ZodType<Block>>

/** The number by which styles of sites select a block; null for kinds that have none. */
export const numberOfBlock = (block: Pick<Block, 'type'>): number | null => definitions[block.type].number

/** The words that a block is found by, besides those of its HTML. */
export const wordsOfBlock = (block: Block): string => definitionOf(block).words(block)

/** The HTML of a block. */
export const htmlOfBlock = (block: Block): string[] =>
  definitionOf(block).htmlFields.map((field) => String(block[field]))

/** A block with its HTML changed, for example cleaned. */
export function changeHtml(block: Block, change: (html: string) => string): Block {
  const changed = definitionOf(block).htmlFields.map((field) => [field, change(String(block[field]))])
  return changed.length === 0 ? block : { ...block, ...Object.fromEntries(changed) }
}

/** Ids of the forms that blocks show, each once. */
export const formsOfBlocks = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap((block) => definitionOf(block).forms(block))),
]

/** The pictures that blocks show, in their order. */
export const picturesOfBlocks = (blocks: readonly Block[]): Picture[] =>
  blocks.flatMap((block) => definitionOf(block).pictures(block))
