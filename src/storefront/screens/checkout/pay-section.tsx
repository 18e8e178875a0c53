import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney } from '#shared/money/format.ts'
import { hasSubscription } from '#shared/payments/rules.ts'
import { paypalModeOf } from '#shared/paypal/methods.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { CheckoutModel } from './model.ts'
import { PayButton } from './pay-button.tsx'
import { PayPalButton } from './paypal/paypal-button.tsx'
import type { PayPalFlow } from './paypal/paypal-window.ts'
import type { usePayPal } from './paypal/use-paypal.ts'
import { RenewalTerms } from './subscriptions/renewal-terms.tsx'
import { checkoutPageTexts } from './texts.ts'
import type { PaymentState } from './use-payment.ts'

interface PaySectionProps {
  readonly model: CheckoutModel
  readonly cart: ShoppingCart
  readonly method: PaymentMethodId | null
  readonly payment: PaymentState
  readonly paypal: ReturnType<typeof usePayPal>['paypal']
  /** What went wrong, as a sentence; null when nothing did. */
  readonly notice: string | null
  /** Why this cart cannot be paid for, as a sentence; null when it can. */
  readonly obstacle: string | null
  /** Whether shipping and tax are known; otherwise the button shows no total. */
  readonly isTotalKnown: boolean
  readonly isTotalChanging: boolean
}

/** The end of the checkout: what went wrong, and the button that pays, or why nothing can be paid. */
export function PaySection({ notice, obstacle, ...props }: PaySectionProps) {
  return (
    <div className="checkout-pay">
      {notice && (
        <p className="notice is-error" role="alert">
          {notice}
        </p>
      )}
      {obstacle ? (
        <>
          <p className="notice" role="status">
            {obstacle}
          </p>
          <a className="button" href="/cart">
            {checkoutPageTexts.editCart}
          </a>
        </>
      ) : (
        <PayCart {...props} />
      )}
    </div>
  )
}

/** The terms of what renews, and the button: PayPal's own one where it is chosen. */
function PayCart(props: Omit<PaySectionProps, 'notice' | 'obstacle'>) {
  const { model, cart, method, payment, paypal, isTotalKnown, isTotalChanging } = props
  const paypalMode = paypalModeOf(method)
  return (
    <>
      <RenewalTerms cart={cart} moneyFormat={model.moneyFormat} sendsEmails={model.sendsEmails} />
      <PayButton
        renews={hasSubscription(cart)}
        beginsFree={hasSubscription(cart) && isTotalKnown && cart.dueCents === 0}
        method={method}
        isTest={method !== null && model.testMethods.includes(method)}
        total={isTotalKnown ? formatMoney(cart.dueCents, cart.currency, model.moneyFormat) : null}
        namesObligation={model.namesPayObligation}
        isTotalChanging={isTotalChanging}
        payment={payment}
        inPlaceOf={
          paypalMode &&
          ((own) => (
            <PayPalButton
              clientId={model.paypal[paypalMode]}
              mode={paypalMode}
              currency={cart.currency}
              flow={flowOf(cart)}
              isDisabled={payment !== 'idle' || isTotalChanging}
              paypal={paypal}
            >
              {own}
            </PayPalButton>
          ))
        }
      />
    </>
  )
}

/** What the buyer of a cart agrees to at PayPal. */
function flowOf(cart: ShoppingCart): PayPalFlow {
  if (!hasSubscription(cart)) return 'ONE_TIME_PAYMENT'
  return cart.dueCents === 0 ? 'VAULT_WITHOUT_PAYMENT' : 'VAULT_WITH_PAYMENT'
}
