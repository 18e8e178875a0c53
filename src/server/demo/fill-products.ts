import { products as demoProducts } from '#demo/catalogue.ts'
import { glazeColors } from '#demo/glaze-colors.ts'
import type { DemoProduct } from '#demo/product.ts'
import { newId } from '#server/identifiers.ts'
import { saveProducts } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { ProductInput, VariantInput } from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product, ProductOption } from '#shared/products/schema.ts'
import type { SavedPicture } from './save-pictures.ts'

export interface DemoPlaces {
  readonly storeId: string
  /** Ids by URL. */
  readonly categories: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, SavedPicture>
  /** Files that are sold, by name. */
  readonly downloads: ReadonlyMap<string, { readonly id: string }>
  readonly batchId: string
}

type ProductPlaces = DemoPlaces & {
  /** Ids of the products' forms, by name. */
  readonly forms: ReadonlyMap<string, string>
}

/** Saves the demo's products in the shop's order; returns their ids by URL. */
export async function fillProducts(scope: ChangeScope, places: ProductPlaces): Promise<ReadonlyMap<string, string>> {
  const options = { batchId: places.batchId, productLimit: demoProducts.length }
  const save = async (some: readonly DemoProduct[], parts: ReadonlyMap<string, Product>) => {
    const items = some.map((one) => ({
      productId: null,
      input: { ...toProductInput(one, places), ...bundleOf(one, parts) },
    }))
    return (await saveProducts(scope, items, options)).map((outcome, index) => {
      if (!outcome.ok) throw new Error(`The demo’s ${some[index]!.title}: ${JSON.stringify(outcome.failure)}`)
      return outcome.value
    })
  }
  // A bundle names its parts, so they are saved before it.
  const alone = await save(
    demoProducts.filter(({ bundle }) => !bundle),
    new Map(),
  )
  const byUrl = new Map(alone.map((product) => [product.urlId, product]))
  const bundles = await save(
    demoProducts.filter(({ bundle }) => bundle),
    byUrl,
  )
  for (const product of bundles) byUrl.set(product.urlId, product)
  const products = demoProducts.map(({ urlId }) => byUrl.get(urlId)!)
  const ids = new Map(products.map((product) => [product.urlId, product.id]))

  // Products recommend each other, so their ids must be known first.
  const related = products.map((product, index) => ({
    productId: product.id,
    input: {
      ...toInput(product),
      relatedProductIds: (demoProducts[index]!.related ?? []).map((urlId) => ids.get(urlId)!),
    },
  }))
  for (const outcome of await saveProducts(scope, related, options)) {
    if (!outcome.ok) throw new Error(`The demo’s related products: ${outcome.failure.code}`)
  }
  return ids
}

function toProductInput(product: DemoProduct, places: ProductPlaces): ProductInput {
  return {
    collectionId: places.storeId,
    productType: productTypes[product.type ?? 'physical'],
    title: product.title,
    urlId: product.urlId,
    status: 'published',
    publishAt: null,
    body: product.body,
    excerpt: product.excerpt,
    tags: [...product.tags],
    categoryIds: [places.categories.get(product.category)!],
    options: (product.options ?? []).map(({ name, display, values }) => ({
      name,
      display,
      ...(display === 'radio' && colorsOf(values)),
    })),
    variants: combinationsOf(product).map((values) => toVariantInput(product, values, places)),
    pictures: product.pictures.map((name) => {
      const { asset, altText } = places.pictures.get(name)!
      return { id: asset.id, altText, focalPoint: { x: 0.5, y: 0.5 } }
    }),
    files: (product.files ?? []).map((name) => ({ id: newId(), fileId: places.downloads.get(name)!.id })),
    useCustomAddButtonText: product.addButtonText !== undefined,
    customAddButtonText: product.addButtonText ?? '',
    customSoldOutText: product.soldOutText ?? '',
    scarcity: product.scarcity ? { enabled: true, ...product.scarcity } : null,
    relatedProductIds: [],
    isSubscribable: product.plan !== undefined,
    subscriptionPlan: product.plan ?? null,
    additionalFieldsFormId: (product.form && places.forms.get(product.form)) ?? null,
    seoTitle: '',
    seoDescription: product.excerpt,
    taxable: product.type === undefined || product.type === 'physical',
    taxCategoryId: '',
    withdrawalExemption: null,
    ...ownAmountsOf(product),
    ...(product.donation && { donation: product.donation }),
  }
}

function bundleOf({ bundle }: DemoProduct, products: ReadonlyMap<string, Product>): Pick<ProductInput, 'bundle'> {
  if (!bundle) return {}
  const parts = bundle.map(({ product: urlId, quantity }) => {
    const { id: productId, variants } = products.get(urlId)!
    return { productId, quantity, variantId: variants.length > 1 ? null : variants[0]!.id }
  })
  return { bundle: { kind: 'fixed', parts } }
}

function ownAmountsOf({ ownAmounts }: DemoProduct): Pick<ProductInput, 'ownAmounts'> {
  if (!ownAmounts) return {}
  const [least, most] = ownAmounts
  return { ownAmounts: { leastCents: least * 100, mostCents: most * 100 } }
}

/** The colors of the glazes among some values. */
function colorsOf(values: readonly string[]): Pick<ProductOption, 'colors'> {
  const colors = values.flatMap((value) => (glazeColors[value] ? [[value, glazeColors[value]] as const] : []))
  return colors.length > 0 ? { colors: Object.fromEntries(colors) } : {}
}

/** Every existing combination of option values; one empty combination without options. */
function combinationsOf({ options = [], notMade = [] }: DemoProduct): string[][] {
  const all = options.reduce<string[][]>(
    (begun, { values }) => begun.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  )
  return all.filter((values) => !notMade.some((some) => some.every((value) => values.includes(value))))
}

function toVariantInput(product: DemoProduct, values: readonly string[], places: DemoPlaces): VariantInput {
  const options = product.options ?? []
  const own = product.variants?.[values.join(' / ')] ?? {}
  const adds = options.reduce((sum, option, index) => sum + (option.adds?.[values[index]!] ?? 0), 0)
  const stock = own.stock ?? product.stock
  const salePrice = own.salePrice ?? product.salePrice
  const pictureName = options.flatMap((option, index) => option.pictures?.[values[index]!] ?? [])[0]
  return {
    id: null,
    sku: skuOf(product, values),
    priceCents: Math.round(((own.price ?? product.price) + adds) * 100),
    salePriceCents: Math.round((salePrice ?? 0) * 100),
    onSale: salePrice !== undefined,
    unlimited: stock === undefined,
    qtyInStock: stock ?? 0,
    seenQtyInStock: null,
    attributes: Object.fromEntries(options.map((option, index) => [option.name, values[index]!])),
    pictureId: (pictureName && places.pictures.get(pictureName)?.asset.id) ?? null,
    weightGrams: product.weightGrams ?? 0,
    lengthMillimetres: 0,
    widthMillimetres: 0,
    heightMillimetres: 0,
  }
}

/** SKUs such as HARBOR-MUG-BONE, which are easy to read out on the phone. */
const skuOf = (product: DemoProduct, values: readonly string[]): string =>
  [product.urlId, ...values]
    .join('-')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
