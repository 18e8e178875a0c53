import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutMessages, NO_PAYMENTS_YET } from '#shared/checkout/messages.ts'
import { INSTALLMENTS, splitPayments } from '#shared/installments/rules.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { offeredPaymentMethods, takesPayments } from '#shared/payments/rules.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { paymentNames } from '../../purchases/payment-names.ts'
import { type CheckoutForm, isShipped, methodOf } from './form.ts'
import type { CheckoutModel } from './model.ts'
import type { SectionProps } from './section-props.ts'

const testCards: Readonly<Record<CheckoutForm['testCard'], string>> = {
  approve: 'Approves the payment',
  decline: 'Declines it',
  confirm: 'Asks for confirmation first',
  timeout: 'Approves the payment, but responds late',
}

const testWords: Readonly<Record<NonNullable<CheckoutModel['testAccess']>, string>> = {
  staff: 'You’re signed in to this shop, so you can place a test order. Customers don’t see the test methods.',
  demo: 'This is a demo shop: orders are tests, and no money is charged.',
}

/** The choice of the payment method. */
export function PaymentSection({ model, cart, form, onChange }: SectionProps) {
  const methods = offeredPaymentMethods(model, cart)
  const chosen = methodOf(form, methods)
  const inFour = `${fourPayments(cart, model.moneyFormat)} No money is charged.`
  const hints: Readonly<Record<PaymentMethodId, string>> = {
    'test-card': 'No money is charged.',
    'bank-transfer': model.bankTransferInstructions,
    'pay-on-pickup': model.pickupInstructions,
    'test-afterpay': inFour,
    'test-clearpay': inFour,
    free: '',
  }
  return (
    <section className="checkout-section" aria-labelledby="checkout-payment">
      <h2 id="checkout-payment">Payment</h2>
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
              {paymentNames[id]}
              {chosen === id && hints[id] && <small>{hints[id]}</small>}
            </span>
          </label>
        ))}
      </div>
      {chosen === 'test-card' && (
        <div className="field">
          <label htmlFor="test-card">What the test card does</label>
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
          Billing address is the same as the shipping address
        </label>
      )}
    </section>
  )
}

/**
 * The payments and their sum: '4 interest-free payments of $14.00. Total: $56.00.'; each is listed when they differ.
 */
function fourPayments({ grandTotalCents, currency }: ShoppingCart, format: MoneyFormat): string {
  const money = (cents: number) => formatMoney(cents, currency, format)
  const payments = splitPayments(grandTotalCents, currency).map(money)
  const areEqual = new Set(payments).size === 1
  const amounts = areEqual ? ` of ${payments[0]}` : `: ${payments.slice(0, -1).join(', ')} and ${payments.at(-1)}`
  return `${INSTALLMENTS} interest-free payments${amounts}. Total: ${money(grandTotalCents)}.`
}

/** A separate billing address starts with the country of the shipping address; earlier input stays. */
function billTo({ billingAddress, shippingAddress }: CheckoutForm, billingIsShipping: boolean): Partial<CheckoutForm> {
  const isUntouched = Object.entries(billingAddress).every(([name, value]) => name === 'country' || value === '')
  if (billingIsShipping || !isUntouched) return { billingIsShipping }
  return { billingIsShipping, billingAddress: { ...billingAddress, country: shippingAddress.country } }
}
