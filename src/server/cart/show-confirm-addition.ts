import type { AskedForm } from '#server/forms/definition/asked-form.ts'
import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { sentenceOf } from '#shared/failures.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { amountHint } from '#storefront/products/purchase/own-amount/amount-choice.ts'
import { purchaseTexts } from '#storefront/purchases/texts.ts'
import type { ConfirmAdditionModel } from '#storefront/screens/confirm-addition/model.ts'
import { confirmAdditionScreen } from '#storefront/screens/confirm-addition/screen.tsx'
import type { FormItem } from './read-cart-form.ts'

/** The form of a product with the answers of a visitor without JavaScript so far. */
export interface WrittenForm extends AskedForm {
  readonly answers: Answers
  readonly errors: FieldErrors
}

/**
 * The page that asks to confirm an addition, in a form with the visitor's CSRF token. It contains the product's own
 * form too.
 */
export function showConfirmAddition(
  page: PageRequest,
  { variant, quantity, amount, picked }: FormItem,
  csrfToken: string,
  written: WrittenForm | null,
): Promise<RenderedPage> {
  return showQuestion(page, written, {
    ...about(variant, quantity),
    ...(amount && amountField(amount, variant, page.website.settings)),
    action: '/cart/add',
    backHref: variant.fullUrl,
    buttonText: page.website.settings.texts.productAddToCartText,
    fields: {
      ...picked.fields,
      crumb: csrfToken,
      itemId: variant.productId,
      sku: variant.sku,
      quantity: String(quantity),
    },
  })
}

/** The field of an own amount: what was typed, and why it cannot be bought. */
const amountField = (
  { typed, read }: NonNullable<FormItem['amount']>,
  { ownAmounts }: CartVariant,
  settings: StoreSettings,
) => ({
  options: '',
  amount: {
    typed,
    hint: ownAmounts ? amountHint(ownAmounts, settings) : '',
    error: read.ok ? null : sentenceOf(read.failure),
  },
})

/** The page that changes the answers of a line in the cart. */
export function showEditAnswers(
  page: PageRequest,
  { entry, variant }: { readonly entry: StoredEntry; readonly variant: CartVariant },
  csrfToken: string,
  written: WrittenForm,
): Promise<RenderedPage> {
  return showQuestion(page, written, {
    ...about(variant, entry.quantity),
    action: '/cart/change',
    backHref: '/cart',
    buttonText: purchaseTexts.save,
    fields: { crumb: csrfToken, entryId: entry.id, action: 'answers' },
  })
}

const about = ({ title, attributes }: CartVariant, quantity: number) => ({
  title,
  options: variantTitle(attributes),
  quantity,
})

async function showQuestion(
  page: PageRequest,
  written: WrittenForm | null,
  model: Omit<ConfirmAdditionModel, 'written'>,
): Promise<RenderedPage> {
  return renderPage({
    site: await siteOf(page),
    head: {
      pageType: pageTypes.cart,
      title: `${model.title} – ${page.website.title}`,
      description: '',
      path: model.action,
      canonicalPath: null,
    },
    screen: confirmAdditionScreen,
    model: { ...model, written },
    files: page.files,
    isPersonal: true,
  })
}
