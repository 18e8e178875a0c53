import { recordStep } from '#server/analytics/record-actions.ts'
import { reading } from '#server/stores.ts'
import { failedAdditionTitle } from '#shared/cart/failed-addition.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { fail } from '#shared/http/failure.ts'
import { addToCart } from './add-to-cart.ts'
import { answerFieldErrors, readAnswerForm } from './read-answer-form.ts'
import { readCartForm, typeOfForm } from './read-cart-form.ts'
import type { CartAnswer, CartForms, CartPost } from './serve-cart-forms.ts'
import { showConfirmAddition } from './show-confirm-addition.ts'

/**
 * Puts an item into the cart. Cached pages contain no CSRF token: an addition without one is confirmed on a page that
 * has it, and answers to a form of the product are asked for there, too.
 */
export async function answerAddition({ services, refuse }: CartForms, post: CartPost): Promise<CartAnswer> {
  const { page, request, reply } = post
  const { website } = page
  const scope = reading(services, website)
  const titleOf = (productType: number | undefined) => failedAdditionTitle({ ...website.settings, productType })
  const item = await readCartForm(scope, request.body)
  if (!item.ok) return refuse(post, titleOf(await typeOfForm(scope, request.body)), item.failure)
  const { variant, quantity, amount, picked } = item.value
  const sent = await readAnswerForm(scope, variant.additionalFieldsFormId, request.body)
  const ask = (errors: FieldErrors = {}) =>
    showConfirmAddition(
      page,
      item.value,
      services.csrf.ensure(request, reply, website.id),
      sent && { ...sent.written, errors },
    )
  if (!services.gates.isGenuine(request, reply, website)) {
    // Without cookies another attempt would fail as well.
    if (hasCsrfToken(request.body) && !request.headers.cookie) {
      return refuse(post, titleOf(variant.productType), fail('cookies-disabled').failure)
    }
    return ask()
  }
  if (amount?.read.ok === false) return { ...(await ask()), status: 400 }
  if (sent && !sent.isAnswered) return ask()
  const additionalFields = sent && JSON.stringify(sent.written.answers)
  const body = {
    ...{ itemId: variant.productId, sku: variant.sku, quantity, additionalFields },
    ...(picked.parts.length > 0 && { parts: [...picked.parts] }),
    ...(amount?.read.ok && { ownAmountCents: amount.read.value }),
  }
  const added = await addToCart(scope, request, reply, body)
  const errors = added.ok ? null : answerFieldErrors(added.failure)
  if (errors) return { ...(await ask(errors)), status: 400 }
  if (!added.ok) return refuse(post, titleOf(variant.productType), added.failure)
  void recordStep(services, request, website, 'added', body.itemId)
  return website.settings.expressCheckout ? '/checkout' : '/cart'
}

const hasCsrfToken = (body: unknown) => typeof body === 'object' && body !== null && 'crumb' in body
