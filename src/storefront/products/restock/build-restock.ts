import { FIRST_RESTOCK_TEXT } from '#shared/merchandising/first-texts.ts'
import { offersRestock, soldOutVariants } from '#shared/merchandising/rules.ts'
import type { Merchandising, ProductView } from '#shared/merchandising/schema.ts'
import { isSoldOut } from '#shared/products/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { RestockModel } from './model.ts'
import { restockBoxTexts } from './texts.ts'

/** The sign-up of a product in a view; null where nothing is sold out, or its owner does not want it there. */
export function buildRestock(
  product: Product,
  values: Merchandising,
  {
    view,
    captcha,
    sendsEmails,
    idPrefix = '',
  }: {
    readonly view: Exclude<ProductView, 'quick-view'>
    readonly captcha: RestockModel['captcha']
    readonly sendsEmails: boolean
    readonly idPrefix?: string
  },
): RestockModel | null {
  const soldOut = soldOutVariants(product)
  // A quick view shows the parts of the product's page: they are sent for it, too.
  const isShown = offersRestock(values, view) || (view === 'product' && offersRestock(values, 'quick-view'))
  if (soldOut.length === 0 || !isShown) return null
  const { buttonText, CTAText, placeholderText, mailingListDescription, successText } = values
  const isAll = isSoldOut(product)
  const variants = soldOut.map(({ id, attributes }) => ({
    id,
    title: product.variants.length > 1 ? variantTitle(attributes) : '',
  }))
  return {
    productId: product.id,
    variants,
    isAll,
    texts: {
      buttonText,
      CTAText: CTAText === FIRST_RESTOCK_TEXT ? firstText({ isAll, variants, sendsEmails }) : CTAText,
      placeholderText,
      mailingListDescription,
      successText,
    },
    sendsEmails,
    hasMailingList: values.mailingListSignUpEnabled,
    joins: values.mailingListOptInByDefault,
    captcha,
    quickView: !offersRestock(values, view) ? 'only' : offersRestock(values, 'quick-view') ? 'shown' : 'hidden',
    idPrefix,
  }
}

/** The text where the owner has written none. Beside variants in stock, “this” would mean those. */
function firstText({ isAll, variants, sendsEmails }: Pick<RestockModel, 'isAll' | 'variants' | 'sendsEmails'>): string {
  const { whenVariantIsBack, whenOneIsBack, wantThis, wantVariant, wantOne } = restockBoxTexts
  if (isAll) return sendsEmails ? FIRST_RESTOCK_TEXT : wantThis
  const [only] = variants
  if (variants.length === 1 && only) return (sendsEmails ? whenVariantIsBack : wantVariant)(only.title)
  return sendsEmails ? whenOneIsBack : wantOne
}
