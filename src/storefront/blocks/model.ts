import type { BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'
import type { ProductCardModel } from '../products/product-card-model.ts'
import type { FormModel } from './form/model.ts'

/** A list of products with the products that the server found for it. */
export interface ProductListModel extends Pick<SettingsOf<'product-list'>, 'title'> {
  readonly id: string
  readonly type: 'product-list'
  readonly cards: readonly ProductCardModel[]
  /** The address of the whole store or category; null when it is not to be seen. */
  readonly moreHref: string | null
}

/** A block that is drawn from its settings alone. */
type OfSettings<Type extends BlockType> = { readonly id: string; readonly type: Type } & Readonly<SettingsOf<Type>>

export type TextModel = OfSettings<'text'>
export type ImageModel = OfSettings<'image'>
export type GalleryModel = OfSettings<'gallery'>
export type ButtonModel = OfSettings<'button'>
export type QuoteModel = OfSettings<'quote'>
export type AccordionModel = OfSettings<'accordion'>
export type LineModel = OfSettings<'line'>
export type SpacerModel = OfSettings<'spacer'>

/** Kinds that are drawn from more than their settings. */
export interface OwnModels {
  readonly 'product-list': ProductListModel
  readonly form: FormModel
}

/** A block as it is drawn. */
export type BlockModel = {
  [Type in BlockType]: Type extends keyof OwnModels ? OwnModels[Type] : OfSettings<Type>
}[BlockType]
