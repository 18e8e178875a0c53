import type { RefObject } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutMessages, NO_PAYMENTS_YET } from '#shared/checkout/messages.ts'
import { INSTALLMENTS, splitPayments } from '#shared/installments/rules.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { hasSubscription, offeredPaymentMethods, takesPayments } from '#shared/payments/rules.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { stripeModeOf } from '#shared/stripe/methods.ts'
import { CardFields } from './card/card-fields.tsx'
import type { CardForm } from './card/card-form.ts'
import { askedAddresses, type CheckoutForm, isShipped, methodOf } from './form.ts'
import type { CheckoutModel } from './model.ts'
import type { SectionProps } from './section-props.ts'
import { checkoutPageTexts } from './texts.ts'

type CardFormRef = RefObject<CardForm | null>

const testCards: Readonly<Record<CheckoutForm['testCard'], string>> = {
  approve: checkoutPageTexts.cardApproves,
  decline: checkoutPageTexts.cardDeclines,
  confirm: checkoutPageTexts.cardAsks,
  timeout: checkoutPageTexts.cardRespondsLate,
}

const testWords: Readonly<Record<NonNullable<CheckoutModel['testAccess']>, string>> = {
  staff: checkoutPageTexts.testForStaff,
  demo: checkoutPageTexts.testInDemo,
}

/** The choice of the payment method. */
export function PaymentSection({ model, cart, form, onChange, card }: SectionProps & { readonly card: CardFormRef }) {
  const methods = offeredPaymentMethods(model, cart)
  const chosen = methodOf(form, methods)
  const stripeMode = stripeModeOf(chosen)
  const inFour = checkoutPageTexts.inFour(fourPayments(cart, model.moneyFormat))
  const hints: Readonly<Record<PaymentMethodId, string>> = {
    card: '',
    'card-test': checkoutPageTexts.stripeTest,
    paypal: checkoutPageTexts.paypalWindow,
    'paypal-test': checkoutPageTexts.paypalTest,
    'test-card': checkoutPageTexts.noMoneyCharged,
    'bank-transfer': model.bankTransferInstructions,
    'pay-on-pickup': model.pickupInstructions,
    'test-afterpay': inFour,
    'test-clearpay': inFour,
    'gift-card': '',
    free: '',
  }
  return (
    <section className="checkout-section" aria-labelledby="checkout-payment">
      <h2 id="checkout-payment">{checkoutPageTexts.payment}</h2>
      {model.testAccess && <p className="notice">{testWords[model.testAccess]}</p>}
      {methods.length === 0 && (
        <p className="notice">
          {takesPayments(model) ? checkoutMessages['payment-method-unavailable']() : NO_PAYMENTS_YET}
        </p>
      )}
      <div role="radiogroup" aria-labelledby="checkout-payment">
        {methods.map((id) => (
          <label key={id} className="choice">
            <input
              type="radio"
              name="payment-method"
              checked={chosen === id}
              onChange={() => onChange({ paymentMethod: id })}
            />
            <span className="choice-text">
              {paymentMethod(id).name}
              {chosen === id && hints[id] && <small>{hints[id]}</small>}
            </span>
          </label>
        ))}
      </div>
      {stripeMode && (
        <CardFields
          publishableKey={model.stripe[stripeMode]}
          locale={model.locale}
          totalCents={cart.dueCents}
          currency={cart.currency}
          hasAddress={askedAddresses(form, isShipped(cart)).length > 0}
          keepsCard={hasSubscription(cart)}
          form={card}
        />
      )}
      {chosen === 'test-card' && (
        <div className="field">
          <label htmlFor="test-card">{checkoutPageTexts.testCard}</label>
          <select
            id="test-card"
            className="select"
            value={form.testCard}
            onChange={(event) => onChange({ testCard: event.target.value as CheckoutForm['testCard'] })}
          >
            {Object.entries(testCards).map(([token, label]) => (
              <option key={token} value={token}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      {isShipped(cart) && (
        <label className="check">
          <input
            type="checkbox"
            checked={form.billingIsShipping}
            onChange={(event) => onChange(billTo(form, event.target.checked))}
          />
          {checkoutPageTexts.billingIsShipping}
        </label>
      )}
    </section>
  )
}

/**
 * The payments and their sum: '4 interest-free payments of $14.00. Total: $56.00.'; each is listed when they differ.
 */
function fourPayments({ dueCents, currency }: ShoppingCart, format: MoneyFormat): string {
  const money = (cents: number) => formatMoney(cents, currency, format)
  const payments = splitPayments(dueCents, currency).map(money)
  return checkoutPageTexts.fourPayments(INSTALLMENTS, payments, money(dueCents))
}

/** A separate billing address starts with the country of the shipping address; earlier input stays. */
function billTo({ billingAddress, shippingAddress }: CheckoutForm, billingIsShipping: boolean): Partial<CheckoutForm> {
  const isUntouched = Object.entries(billingAddress).every(([name, value]) => name === 'country' || value === '')
  if (billingIsShipping || !isUntouched) return { billingIsShipping }
  return { billingIsShipping, billingAddress: { ...billingAddress, country: shippingAddress.country } }
}
