import { prepareListQuery, prepareQuery } from '#server/database/prepare-query.ts'
import { readOften } from '#server/database/read-often.ts'
import type { Scope } from '#server/scope.ts'
import type { Database } from '#server/tables.ts'
import { productPath } from '#shared/collections/rules.ts'
import type { Conversion } from '#shared/currencies/rules.ts'
import type { FixedPrices } from '#shared/currencies/schema.ts'
import type { DonationOffer } from '#shared/donations/schema.ts'
import { formIdOfProduct } from '#shared/gift-cards/recipient-form-id.ts'
import type { Sides } from '#shared/packages/pack-goods.ts'
import { canBePart } from '#shared/products/bundles/rules.ts'
import type { Bundle } from '#shared/products/bundles/schema.ts'
import { isMoney, type ProductType } from '#shared/products/codes.ts'
import { donationOf } from '#shared/products/donations/rules.ts'
import { ownAmountsIn } from '#shared/products/own-amounts/rules.ts'
import type { OwnAmounts } from '#shared/products/own-amounts/schema.ts'
import { pricingIn } from '#shared/products/pricing-in.ts'
import { breaksIn } from '#shared/products/quantity-breaks/rules.ts'
import type { QuantityBreaks } from '#shared/products/quantity-breaks/schema.ts'
import { isSellableKind, planOf } from '#shared/products/sellable.ts'
import { planIn } from '#shared/subscription-plans/plan-in.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import type { Content } from '#shared/unit-prices/schema.ts'
import type { WithdrawalExemption } from '#shared/withdrawal-exemptions/schema.ts'
import { assetUrlOf } from '../../files/asset-url.ts'
import { productDetails, variantAttributes, variantContent, variantFixedPrices } from '../documents.ts'
import { conversionFor } from './conversion-for.ts'
import { isShown } from './visibility.ts'

/** A variant with the facts of its product that a cart line needs. Money in hundredths, weight in grams. */
export interface CartVariant {
  readonly variantId: string
  readonly productId: string
  readonly collectionId: string
  readonly productType: ProductType
  readonly title: string
  readonly fullUrl: string
  /** Whether visitors can see and buy the product now; kinds that cannot be sold cannot be bought. */
  readonly isVisible: boolean
  readonly taxable: boolean
  readonly taxCategoryId: string
  readonly additionalFieldsFormId: string | null
  readonly withdrawalExemption: WithdrawalExemption | null
  /** How it renews; null for what is sold once. */
  readonly subscriptionPlan: SubscriptionPlan | null
  /** What it costs when its trial is over, where it has the price of its trial. */
  readonly afterTrialCents?: number
  readonly sku: string
  readonly priceCents: number
  readonly salePriceCents: number
  readonly onSale: boolean
  readonly fixedPrices?: FixedPrices
  readonly content?: Content
  /** What the buyer may choose to pay instead of its price; absent where they cannot. */
  readonly ownAmounts?: OwnAmounts
  /** What donors choose besides the amount; absent for other products. */
  readonly donation?: DonationOffer
  /** Lower prices for several pieces; absent where each piece costs the same. */
  readonly quantityBreaks?: QuantityBreaks
  /** What it consists of, where it is a bundle. */
  readonly bundle?: Bundle
  /** Whether a bundle can have it as a part. */
  readonly canBePart: boolean
  readonly unlimited: boolean
  readonly qtyInStock: number
  readonly attributes: Readonly<Record<string, string>>
  readonly weightGrams: number
  readonly sides: Sides
  /** The variant's own picture, else the product's first. */
  readonly picture: {
    readonly assetUrl: string
    readonly width: number
    readonly height: number
    readonly altText: string
  } | null
}

/** The existing variants, in no fixed order, visible or not; one query. */
export async function readVariantsForCart(scope: Scope, variantIds: readonly string[]): Promise<CartVariant[]> {
  if (variantIds.length === 0) return []
  const { rows } = await variantsByIds(scope.database, { websiteId: scope.websiteId }, variantIds)
  const now = Date.now()
  const conversion = await conversionFor(scope)
  return rows.map((row) => toPricedVariant(row, now, conversion))
}

/** All variants of products, visible or not, in the order of the products; one query. */
export async function readVariantsOfProducts(scope: Scope, productIds: readonly string[]): Promise<CartVariant[]> {
  const { rows } = await variantsByProducts(scope.database, { websiteId: scope.websiteId }, productIds)
  const now = Date.now()
  const conversion = await conversionFor(scope)
  return rows.map((row) => toPricedVariant(row, now, conversion))
}

/** The variant for an item and SKU; null when there is none. */
export async function findVariantForCart(scope: Scope, itemId: string, sku: string): Promise<CartVariant | null> {
  const { rows } = await variantBySku(scope.database, { websiteId: scope.websiteId, itemId, sku })
  return rows[0] ? toPricedVariant(rows[0], Date.now(), await conversionFor(scope)) : null
}

type Row = Awaited<ReturnType<ReturnType<typeof variantsWithProducts>['execute']>>[number]

const variantBySku = prepareQuery((database, values: { websiteId: string; itemId: string; sku: string }) =>
  variantsWithProducts(database)
    .where('variant.website_id', '=', values.websiteId)
    .where('variant.sku', '=', values.sku)
    .where('variant.product_id', '=', values.itemId),
)

const variantsByIds = prepareListQuery((database, values: { websiteId: string }, ids) =>
  variantsWithProducts(database).where('variant.website_id', '=', values.websiteId).where('variant.id', 'in', ids),
)

const variantsByProducts = prepareListQuery((database, values: { websiteId: string }, ids) =>
  variantsWithProducts(database)
    .where('variant.website_id', '=', values.websiteId)
    .where('variant.product_id', 'in', ids)
    .orderBy('variant.product_id')
    .orderBy('variant.position'),
)

const variantsWithProducts = (database: Database) =>
  database
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .innerJoin('collections as collection', (join) =>
      join
        .onRef('collection.website_id', '=', 'product.website_id')
        .onRef('collection.id', '=', 'product.collection_id'),
    )
    .leftJoin('product_pictures as shown', (join) =>
      join
        .onRef('shown.website_id', '=', 'variant.website_id')
        .onRef('shown.product_id', '=', 'variant.product_id')
        .on((on) =>
          on.or([
            on('shown.asset_id', '=', on.ref('variant.picture_id')),
            on.and([on('variant.picture_id', 'is', null), on('shown.position', '=', on.lit(0))]),
          ]),
        ),
    )
    .leftJoin('assets as asset', (join) =>
      join.onRef('asset.website_id', '=', 'shown.website_id').onRef('asset.id', '=', 'shown.asset_id'),
    )
    .select([
      'variant.id',
      'variant.product_id',
      'variant.sku',
      'variant.price_cents',
      'variant.sale_price_cents',
      'variant.on_sale',
      'variant.fixed_prices',
      'variant.content',
      'variant.unlimited',
      'variant.qty_in_stock',
      'variant.attributes',
      'variant.weight_grams',
      'variant.length_millimetres',
      'variant.width_millimetres',
      'variant.height_millimetres',
      'product.collection_id',
      'product.product_type',
      'product.title',
      'product.url_id',
      'product.status',
      'product.publish_at',
      'product.details',
      'collection.url_id as collection_url_id',
      'collection.enabled',
      'shown.alt_text',
      'asset.id as asset_id',
      'asset.filename',
      'asset.media_type',
      'asset.version',
      'asset.alt_text as asset_alt_text',
      'asset.width',
      'asset.height',
    ])

/** A variant at the price that the visitor pays. */
function toPricedVariant(row: Row, now: number, conversion: Conversion | null): CartVariant {
  const variant = toCartVariant(row, now)
  if (!conversion) return variant
  const { ownAmounts, quantityBreaks, subscriptionPlan } = variant
  return {
    ...pricingIn(variant, conversion),
    subscriptionPlan: subscriptionPlan && planIn(subscriptionPlan, conversion),
    ...(ownAmounts && { ownAmounts: ownAmountsIn(ownAmounts, conversion) }),
    ...(quantityBreaks && { quantityBreaks: breaksIn(quantityBreaks, conversion) }),
  }
}

const readDetails = readOften(productDetails)
const readAttributes = readOften(variantAttributes)

function toCartVariant(row: Row, now: number): CartVariant {
  const productType = row.product_type
  const details = { ...readDetails(row.details), productType }
  const isOfMoney = isMoney(productType)
  const donation = donationOf(details)
  return {
    variantId: row.id,
    productId: row.product_id,
    collectionId: row.collection_id,
    productType,
    title: row.title,
    fullUrl: productPath({ urlId: row.collection_url_id }, { urlId: row.url_id }),
    isVisible: isShown(row, now) && isSellableKind(details) && !(isOfMoney && row.price_cents <= 0),
    // A gift card is taxed when someone buys something with it, and a donation never is.
    taxable: details.taxable && !isOfMoney,
    taxCategoryId: details.taxCategoryId,
    withdrawalExemption: details.withdrawalExemption,
    subscriptionPlan: planOf(details),
    additionalFieldsFormId: formIdOfProduct(details),
    sku: row.sku,
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    ...(row.fixed_prices !== null && { fixedPrices: variantFixedPrices.read(row.fixed_prices) }),
    ...(row.content !== null && { content: variantContent.read(row.content) }),
    ...(details.bundle && { bundle: details.bundle }),
    canBePart: canBePart(details),
    ...(isOfMoney && details.ownAmounts && { ownAmounts: details.ownAmounts }),
    ...(donation && { donation }),
    ...(details.quantityBreaks && { quantityBreaks: details.quantityBreaks }),
    onSale: row.on_sale === 1 && !isOfMoney,
    unlimited: row.unlimited === 1,
    qtyInStock: row.qty_in_stock,
    attributes: readAttributes(row.attributes),
    weightGrams: row.weight_grams,
    sides: {
      lengthMillimetres: row.length_millimetres,
      widthMillimetres: row.width_millimetres,
      heightMillimetres: row.height_millimetres,
    },
    picture: row.asset_id === null ? null : toPicture(row),
  }
}

function toPicture(row: Row): CartVariant['picture'] {
  return {
    assetUrl: assetUrlOf({
      id: row.asset_id!,
      filename: row.filename!,
      mediaType: row.media_type!,
      version: row.version!,
    }),
    width: row.width ?? 1,
    height: row.height ?? 1,
    altText: row.alt_text || row.asset_alt_text || '',
  }
}
