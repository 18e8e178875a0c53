import { isCounted, isInStock, type ProductOf, type Stock } from '#shared/products/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import {
  firstMerchandising,
  type Merchandising,
  type MerchandisingField,
  type MerchandisingLevel,
  type MerchandisingOverride,
  type ProductView,
  restockTextFields,
} from './schema.ts'

/** What a level sets. `name` is the title of a category; '' for the others. */
export interface MerchandisingSource {
  readonly level: MerchandisingLevel
  readonly id: string
  readonly name: string
  readonly override: MerchandisingOverride
}

/** A field with its value, and who decides it. */
export interface Winner {
  readonly level: MerchandisingLevel
  readonly id: string
  readonly name: string
}

export interface MerchandisingContext {
  readonly values: Merchandising
  readonly winners: Readonly<Record<MerchandisingField, Winner>>
}

/**
 * What a product shows, field by field: the product decides, else the first of its categories that does, else the site.
 * Scarcity and the sold-out text of the site and of the product are in their own settings.
 * @param sources in this order: the site, and the categories in their order on the store page, and the product
 */
export function merchandisingOf(
  product: Pick<Product, 'id' | 'scarcity' | 'customSoldOutText'>,
  settings: Pick<StoreSettings, 'scarcity' | 'texts'>,
  sources: readonly MerchandisingSource[],
): MerchandisingContext {
  const site: MerchandisingSource = {
    ...{ level: 'site', id: '', name: '' },
    override: {
      ...firstMerchandising,
      ...scarcityFields(settings.scarcity),
      customSoldOutText: settings.texts.productSoldOutText,
      ...withoutEmpty(sources.find(({ level }) => level === 'site')?.override ?? {}),
    },
  }
  const own: MerchandisingSource = {
    ...{ level: 'product', id: product.id, name: '' },
    override: {
      ...(product.scarcity && scarcityFields(product.scarcity)),
      ...(product.customSoldOutText !== '' && { customSoldOutText: product.customSoldOutText }),
      ...sources.find(({ level }) => level === 'product')?.override,
    },
  }
  const categories = sources.filter(({ level }) => level === 'category')
  const inOrder = [own, ...categories, site].map((source) => ({ ...source, override: withoutEmpty(source.override) }))
  const fields = Object.keys(site.override) as MerchandisingField[]
  const deciding = fields.map(
    (field) => [field, inOrder.find(({ override }) => override[field] !== undefined) ?? site] as const,
  )
  return {
    values: Object.fromEntries(deciding.map(([field, { override }]) => [field, override[field]])) as Merchandising,
    winners: Object.fromEntries(
      deciding.map(([field, { level, id, name }]) => [field, { level, id, name }]),
    ) as unknown as MerchandisingContext['winners'],
  }
}

/** The values by the names that other software knows. */
export function contextOf(values: Merchandising) {
  const { buttonText, CTAText, placeholderText, mailingListDescription } = values
  return {
    restockNotificationViews: [...values.restockNotificationViews],
    restockNotificationMessages: { buttonText, CTAText, placeholderText, mailingListDescription },
    mailingListSignUpEnabled: values.mailingListSignUpEnabled,
    mailingListOptInByDefault: values.mailingListOptInByDefault,
    scarcityEnabled: values.scarcityEnabled,
    scarcityTemplateViews: [...values.scarcityTemplateViews],
    scarcityText: values.scarcityText,
    scarcityShownByDefault: values.scarcityShownByDefault,
    customSoldOutText: values.customSoldOutText,
  }
}

const scarcityFields = ({ enabled, text, threshold }: StoreSettings['scarcity']) => ({
  scarcityEnabled: enabled,
  scarcityText: text,
  scarcityThreshold: threshold,
})

/** An empty text is inherited, like one that is absent. */
function withoutEmpty(override: MerchandisingOverride): MerchandisingOverride {
  const empty = restockTextFields.filter((field) => override[field] === '')
  return Object.fromEntries(Object.entries(override).filter(([field]) => !(empty as string[]).includes(field)))
}

/** A product with the scarcity notice and the sold-out text that were decided for it. */
export const withMerchandising = <P extends Pick<Product, 'customSoldOutText' | 'scarcity'>>(
  product: P,
  values: Merchandising,
): P => ({
  ...product,
  customSoldOutText: values.customSoldOutText,
  scarcity: { enabled: values.scarcityEnabled, text: values.scarcityText, threshold: values.scarcityThreshold },
})

/** The variants that visitors can ask to be told about: sold out, of a kind that is counted. */
export function soldOutVariants<V extends Stock>(product: ProductOf<V>): V[] {
  return isCounted(product.productType) ? product.variants.filter((variant) => !isInStock(variant)) : []
}

/** Whether the sign-up is shown anywhere, or in this view. */
export const offersRestock = ({ restockNotificationViews: views }: Merchandising, view?: ProductView): boolean =>
  view === undefined ? views.length > 0 : views.includes(view)
