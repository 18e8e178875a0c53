import type { Picture } from '#shared/pictures/schema.ts'
import type { ProductInput } from '#shared/products/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product, ProductFile, Variant } from '#shared/products/schema.ts'

/** A variant that is being edited. `key` distinguishes variants without an id. */
export interface DraftVariant extends Omit<Variant, 'id'> {
  readonly key: string
  /** Null: it has never been saved. */
  readonly id: string | null
  /** The stock when the editor opened: pieces sold meanwhile stay sold. */
  readonly seenQtyInStock: number | null
  /** Texts of its fields that can’t be read, by the ids of their columns; absent without any. */
  readonly unread?: Readonly<Record<string, string>>
}

/** A product that is being edited: as it is saved, with data to show pictures and files. */
export interface ProductDraft extends Omit<ProductInput, 'variants' | 'pictures' | 'files'> {
  readonly variants: readonly DraftVariant[]
  readonly pictures: readonly Picture[]
  readonly files: readonly ProductFile[]
}

/** A new product: physical, with one variant, hidden until its owner publishes it. */
export function emptyDraft(collectionId: string): ProductDraft {
  return {
    collectionId,
    productType: productTypes.physical,
    title: '',
    urlId: '',
    status: 'draft',
    ...blankProduct,
    variants: [newVariant({})],
  }
}

/** A new variant with these values. */
export function newVariant(attributes: Readonly<Record<string, string>>): DraftVariant {
  return {
    key: crypto.randomUUID(),
    id: null,
    sku: '',
    priceCents: 0,
    salePriceCents: 0,
    onSale: false,
    unlimited: false,
    qtyInStock: 0,
    attributes,
    pictureId: null,
    weightGrams: 0,
    lengthMillimetres: 0,
    widthMillimetres: 0,
    heightMillimetres: 0,
    seenQtyInStock: null,
  }
}

/** A variant like another one, for other values: price and measures are copied, SKU and stock are not. */
export function variantLike(model: DraftVariant, attributes: Readonly<Record<string, string>>): DraftVariant {
  const { unread: _, ...read } = model
  return {
    ...read,
    key: crypto.randomUUID(),
    id: null,
    sku: '',
    qtyInStock: 0,
    seenQtyInStock: null,
    attributes,
  }
}

/** A saved product as the editor opens it. */
export function draftOf(product: Product): ProductDraft {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, variants, ...rest } = product
  return {
    ...rest,
    variants: variants.map((variant) => ({ ...variant, key: variant.id, seenQtyInStock: variant.qtyInStock })),
  }
}

/** A draft as it is saved. */
export function inputOf(draft: ProductDraft): ProductInput {
  return {
    ...draft,
    title: draft.title.trim(),
    options: [...draft.options],
    variants: draft.variants.map(({ key: _key, unread: _unread, ...variant }) => variant),
    pictures: draft.pictures.map(({ id, altText, focalPoint }) => ({ id, altText, focalPoint })),
    files: draft.files.map(({ id, fileId }) => ({ id, fileId })),
  }
}

/** A draft as a whole product, for the preview: new parts get temporary ids. */
export function previewOf(draft: ProductDraft, productId: string | null): Product {
  const now = Date.now()
  return {
    ...draft,
    id: productId ?? 'unsaved-product',
    title: draft.title.trim() || 'Untitled product',
    urlId: draft.urlId || 'unsaved-product',
    status: 'published',
    publishAt: null,
    options: draft.options.filter((option) => option.name.trim() !== ''),
    variants: draft.variants.map(({ key, id, seenQtyInStock: _seen, unread: _unread, ...variant }) => ({
      ...variant,
      id: id ?? key,
      // The server calculates the stock of a bundle when it is saved.
      ...(draft.bundle && productId === null && { unlimited: true }),
    })),
    pictures: [...draft.pictures],
    files: [],
    createdAt: now,
    updatedAt: now,
  }
}
