import type { FastifyRequest } from 'fastify'
import { isOrderKey } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import type { PageErrorHandler } from '#server/site/answer-page-errors.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { reading } from '#server/stores.ts'
import { failedAdditionTitle } from '#shared/cart/failed-addition.ts'
import { cartTexts } from '#shared/cart/messages.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { fail } from '#shared/http/failure.ts'
import { readQuantity } from '#shared/products/quantity.ts'
import { answerAddition } from './answer-addition.ts'
import { changeCart } from './change-cart.ts'
import { addCoupon, removeCoupon } from './change-coupons.ts'
import { removeEntry, setQuantity } from './change-entries.ts'
import { editAnswers } from './edit-answers.ts'
import { orderAgain } from './order-again.ts'
import { readCartVariants } from './read-cart-facts.ts'
import { type CartPost, createCartForms } from './serve-cart-forms.ts'
import { readLocationForm, withLocation } from './set-location.ts'

/** The cart without JavaScript: the forms of a product's page and of the cart. They redirect to the cart. */
export function registerCartForms(
  services: Services,
  toPageRequest: (request: FastifyRequest) => Promise<PageRequest | null>,
  answerError: PageErrorHandler,
): void {
  const forms = createCartForms(services, toPageRequest, answerError)
  const { serve, refuse } = forms
  const isGenuine = ({ page, request, reply }: CartPost) => services.gates.isGenuine(request, reply, page.website)
  const expired = (post: CartPost, title: string) => refuse(post, title, fail('crumb-expired').failure)

  serve('/cart/add', (post) => answerAddition(forms, post))

  serve('/cart/change', async (post) => {
    const { page, request, reply } = post
    const { entryId, quantity, action } = fieldsOf(request)
    const title = titles[String(action)] ?? cartTexts.unableToUpdateQuantity
    if (!isGenuine(post)) return expired(post, title)
    if (action === 'edit' || action === 'answers') return editAnswers(forms, post, { entryId: String(entryId), title })
    const wanted = action === 'remove' ? null : readQuantity(String(quantity ?? ''))
    if (wanted?.ok === false) return refuse(post, title, wanted.failure)
    const scope = reading(services, page.website)
    const changed = await changeCart(scope, request, reply, async (content) =>
      wanted
        ? setQuantity(content, String(entryId), wanted.value, {
            variants: await readCartVariants(scope, content.entries),
            settings: page.website.settings,
          })
        : removeEntry(content, String(entryId)),
    )
    return changed.ok ? '/cart' : refuse(post, title, changed.failure)
  })

  serve('/cart/discount', async (post) => {
    const { page, request, reply } = post
    const { code, action } = fieldsOf(request)
    const isRemoval = action === 'remove'
    const title = isRemoval ? cartTexts.unableToRemoveDiscount : cartTexts.unableToAddDiscount
    if (!isGenuine(post)) return expired(post, title)
    const entered = String(code ?? '').slice(0, discountLimits.codeLength)
    const change = isRemoval ? removeCoupon : addCoupon
    const changed = await change(reading(services, page.website), request, reply, entered)
    return changed.ok ? '/cart' : refuse(post, title, changed.failure)
  })

  serve('/cart/estimate', async (post) => {
    const { page, request, reply } = post
    const title = cartTexts.unableToEstimate
    if (!isGenuine(post)) return expired(post, title)
    const sent = readLocationForm(request.body)
    if (!sent) return refuse(post, title, fail('bad-request').failure)
    const changed = await changeCart(reading(services, page.website), request, reply, (content) =>
      withLocation(content, sent.location, sent.shippingMethodId),
    )
    return changed.ok ? '/cart' : refuse(post, title, changed.failure)
  })

  serve('/cart/again', async (post) => {
    const { page, request, reply } = post
    const { website } = page
    const { orderId, key } = fieldsOf(request)
    const title = failedAdditionTitle(website.settings)
    if (!isGenuine(post)) return expired(post, title)
    const scope = reading(services, website)
    const isAllowed = isOrderKey(services.secret, website.id, String(orderId), String(key))
    const order = isAllowed ? await readOrder(scope, String(orderId)) : null
    const failure = order ? await orderAgain(scope, { request, reply, order }) : fail('order-not-found').failure
    return failure ? refuse(post, title, failure) : '/cart'
  })
}

/** The fields of a form; unknown until they are checked. */
const fieldsOf = ({ body }: FastifyRequest) => (body ?? {}) as Readonly<Record<string, unknown>>

/** Titles of errors, by the button that was pressed. */
const titles: Readonly<Record<string, string>> = {
  remove: cartTexts.unableToRemove,
  edit: cartTexts.unableToOpenForm,
  answers: cartTexts.unableToUpdateForm,
}
