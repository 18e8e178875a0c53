import { reading } from '#server/stores.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { fail } from '#shared/http/failure.ts'
import { cartToken } from './cart-cookies.ts'
import { findCart } from './cart-store.ts'
import { changeAnswers } from './change-answers.ts'
import { answerFieldErrors, readAnswerForm } from './read-answer-form.ts'
import { readCartVariants } from './read-cart-facts.ts'
import type { CartAnswer, CartForms, CartPost } from './serve-cart-forms.ts'
import { showEditAnswers } from './show-confirm-addition.ts'

/** Asks for the answers of a line again, and stores them once they are valid. */
export async function editAnswers(
  { services, refuse }: CartForms,
  post: CartPost,
  { entryId, title }: { readonly entryId: string; readonly title: string },
): Promise<CartAnswer> {
  const { page, request, reply } = post
  const { website } = page
  const scope = reading(services, website)
  const cart = await findCart(scope, cartToken(request))
  const entry = cart?.orderId === null ? cart.content.entries.find((one) => one.id === entryId) : undefined
  if (!entry) return refuse(post, title, fail('entry-not-found').failure)
  const variant = (await readCartVariants(scope, [entry])).get(entry.variantId)
  if (!variant) return refuse(post, title, fail('variant-unavailable').failure)
  const { additionalFieldsFormId: formId } = variant
  const sent = await readAnswerForm(scope, formId, request.body, entry.additionalFields)
  if (!sent) return refuse(post, title, fail('form-not-found').failure)
  const ask = (errors: FieldErrors = {}) => {
    const csrfToken = services.csrf.ensure(request, reply, website.id)
    return showEditAnswers(page, { entry, variant }, csrfToken, { ...sent.written, errors })
  }
  if (!sent.isAnswered) return ask()
  const additionalFields = JSON.stringify(sent.written.answers)
  const change = { entryId, itemId: entry.itemId, sku: variant.sku, additionalFields }
  const changed = await changeAnswers(scope, request, reply, change)
  if (changed.ok) return '/cart'
  const errors = answerFieldErrors(changed.failure)
  if (errors) return { ...(await ask(errors)), status: 400 }
  return refuse(post, title, changed.failure)
}
