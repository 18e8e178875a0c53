import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cartTexts } from '#shared/cart/messages.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutMessages } from '#shared/checkout/messages.ts'
import type { Failure } from '#shared/http/failure.ts'
import { formatMoney } from '#shared/money/format.ts'
import { offeredPaymentMethods, takesPayments } from '#shared/payments/rules.ts'
import { paypalModeOf } from '#shared/paypal/methods.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { stripeModeOf } from '#shared/stripe/methods.ts'
import { refreshCart, storeCart } from '../../islands/cart-store.ts'
import { checkoutObstacle } from '../../purchases/checkout-obstacle.ts'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import { EmptyCart } from '../../purchases/empty-cart.tsx'
import { useFreshCart } from '../../purchases/use-fresh-cart.ts'
import { AddressSection } from './address-section.tsx'
import { BusinessSection } from './business/business-section.tsx'
import { withCompany } from './business/company-of-form.ts'
import { useVatNumber } from './business/use-vat-number.ts'
import { cardBuyerOf } from './card/card-buyer.ts'
import type { CardForm } from './card/card-form.ts'
import { ProviderConfirmation } from './confirmations/provider-confirmation.tsx'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { describePaymentFailure } from './describe-payment-failure.ts'
import { focusFirst } from './focus-first.ts'
import {
  askedAddresses,
  type CheckoutForm,
  canBeSent,
  checkForm,
  estimatedPlace,
  type FormErrors,
  isShipped,
  methodOf,
  paymentTokenOf,
} from './form.ts'
import type { CheckoutModel } from './model.ts'
import { NoteSection } from './note-section.tsx'
import { orderOfForm } from './order-of-form.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaySection } from './pay-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { usePayPal } from './paypal/use-paypal.ts'
import { ShippingSection } from './shipping-section.tsx'
import { checkoutPageTexts } from './texts.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePayment } from './use-payment.ts'
import { useShippingEstimate } from './use-shipping-estimate.ts'
import { ConsentField } from './withdrawals/consent-field.tsx'

/** Checkout with its script: one page, one button, and always the server's totals. */
export default function Checkout({ model }: { readonly model: CheckoutModel }) {
  const cart = useFreshCart(model.cart, sayNewTotal)
  const [form, setForm] = useCheckoutForm(model)
  const [errors, setErrors] = useState<FormErrors>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const payment = usePayment(refuse, () => setTrouble(checkoutPageTexts.paymentCanceled))
  const paypal = usePayPal(payment)
  const card = useRef<CardForm | null>(null)
  const shipped = isShipped(cart)
  const estimate = useShippingEstimate(estimatedPlace(form, cart), cart)
  const vatCheck = useVatNumber(form.isBusiness ? form.vatNumber.trim() : '', cart)
  const asked = askedAddresses(form, shipped)
  const isTotalChanging = estimate.isRunning || vatCheck.isRunning
  const method = methodOf(form, offeredPaymentMethods(model, cart))
  const isPaying = payment.state !== 'idle'
  const paypalMode = paypalModeOf(method)
  // During a payment the stock is reserved: that none is left for others does not matter.
  const obstacle = isPaying ? null : checkoutObstacle(cart, { ...model, takesPayments: takesPayments(model) })
  const money = (cents: number) => formatMoney(cents, cart.currency, model.moneyFormat)

  // While shipping or tax is not known, the button shows no total.
  const isTaxKnown = !cart.taxPlaces.byCountry || estimate.isPlaceKnown || (cart.requiresShipping && !shipped)
  const isTotalKnown = cart.requiresShipping ? cart.selectedShippingOption !== null : isTaxKnown

  /** A price that changed while the buyer was away is announced. */
  function sayNewTotal(shown: ShoppingCart, now: ShoppingCart) {
    // Bought or emptied in another tab: the server leads to the cart, which says so.
    if (shown.entries.length > 0 && now.entries.length === 0 && !isPaying) return location.replace('/cart')
    const isSamePlace = JSON.stringify(shown.shippingLocation) === JSON.stringify(now.shippingLocation)
    if (shown.grandTotalCents === now.grandTotalCents || !isSamePlace || isPaying) return
    setTrouble(checkoutMessages['total-changed']({ total: money(now.grandTotalCents) }))
  }

  /** Removes the error of a corrected field at once, and a refusal when another payment method is chosen. */
  function change(typed: Partial<CheckoutForm>) {
    const part = withCompany(form, typed)
    setForm(part)
    if (part.paymentMethod !== undefined) setTrouble(null)
    const found = checkForm({ ...form, ...part }, model, cart)
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([path]) => path in found)))
  }

  /** Shows a field's error once the buyer has left it. */
  function checkField(path: string) {
    const sentence = checkForm(form, model, cart)[path]
    if (sentence) setErrors((shown) => ({ ...shown, [path]: sentence }))
  }

  /** Shows the errors of fields and focuses the first one, whose error is read with it. */
  function showErrors(found: FormErrors) {
    flushSync(() => setErrors(found))
    focusFirst(found)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPaying || isTotalChanging || !method) return
    setTrouble(null)
    // The total depends on the number: the buyer sees it first.
    if (vatCheck.isDue) return vatCheck.run()
    if (vatCheck.error) return focusFirst({ 'business.vatNumber': vatCheck.error })
    const found = checkForm(form, model, cart)
    showErrors(found)
    if (Object.keys(found).length > 0) return
    if (cart.requiresShipping && cart.selectedShippingOption === null) {
      const { failure } = estimate
      const sentence = canBeSent(cart) ? checkoutPageTexts.chooseShipping : checkoutMessages['shipping-unavailable']()
      setTrouble(failure ? describeCartFailure(failure) : sentence)
      return
    }
    if (paypalMode) return paypal.start(async () => orderOf(method, null))
    await payment.start(async () => {
      const paymentToken = await takeToken(method)
      return paymentToken === undefined ? null : orderOf(method, paymentToken)
    })
  }

  const orderOf = (chosen: PaymentMethodId, paymentToken: string | null) =>
    orderOfForm({ model, cart, form, method: chosen, paymentToken })

  /** The token for a payment method; undefined when Stripe refuses the card. */
  async function takeToken(chosen: PaymentMethodId): Promise<string | null | undefined> {
    if (stripeModeOf(chosen) === null) return paymentTokenOf(chosen, form)
    const made = await card.current?.createToken(cardBuyerOf(form, cart)).catch(() => null)
    if (made?.ok) return made.token
    setTrouble(made?.sentence ?? checkoutPageTexts.cardNotLoaded)
    return undefined
  }

  function refuse(failure: Failure) {
    setTrouble(describePaymentFailure(failure))
    const hasOtherPrices = failure.code === 'gift-card-changed' || failure.code === 'trial-used'
    if (hasOtherPrices && !failure.shoppingCart) void refreshCart()
    // The refusal contains the changed cart, so that the page shows what the sentence is about.
    if (failure.shoppingCart) storeCart(failure.shoppingCart as ShoppingCart)
    if (failure.code === 'slot-unavailable') {
      setForm({ slot: null })
      setRefusals((count) => count + 1)
    }
    if (failure.errors) showErrors(failure.errors as FormErrors)
  }

  if (cart.entries.length === 0 && !isPaying) return <EmptyCart cart={cart} shopHref={model.shopHref} placed={null} />
  const notice = trouble ?? (Object.keys(errors).length > 0 ? cartTexts.updateInformation : null)
  const shared = { model, cart, form, errors, refusals, onChange: change, onLeave: checkField }
  return (
    <div className="checkout-layout">
      <OrderSummary cart={cart} moneyFormat={model.moneyFormat} isBusy={isTotalChanging} isTaxKnown={isTaxKnown} />
      <form className="checkout-sections" noValidate aria-busy={isPaying} onSubmit={submit}>
        <ContactSection {...shared} />
        <BusinessSection {...shared} check={vatCheck} />
        {cart.requiresShipping && <DeliverySection {...shared} estimate={estimate} />}
        {shipped && <AddressSection {...shared} name="shippingAddress" title={checkoutPageTexts.shippingAddress} />}
        {shipped && <ShippingSection {...shared} estimate={estimate} />}
        <PaymentSection {...shared} card={card} />
        {asked.includes('billingAddress') && (
          <AddressSection {...shared} name="billingAddress" title={checkoutPageTexts.billingAddress} />
        )}
        <NoteSection {...shared} />
        <ConsentField {...shared} />
        <PaySection
          {...{ model, cart, method, notice, obstacle, isTotalKnown, isTotalChanging }}
          payment={payment.state}
          paypal={paypal.paypal}
        />
      </form>
      {!paypal.isInWindow && <ProviderConfirmation payment={payment} method={method} total={money(cart.dueCents)} />}
    </div>
  )
}
