import { paypalModeOf } from '#shared/paypal/methods.ts'
import { stripeModeOf } from '#shared/stripe/methods.ts'
import { defineScreen } from '../../document/screen.ts'
import type { ThirdParty } from '../../islands/island-drawing.ts'
import { Island } from '../../islands/place-island.tsx'
import Checkout from './island.tsx'
import type { CheckoutModel } from './model.ts'
import { checkoutPageTexts } from './texts.ts'

/** Checkout on one page. */
export const checkoutScreen = defineScreen<CheckoutModel>({
  component: CheckoutScreen,
  styles: [
    'document/checkout-frame',
    'dialogs/dialog',
    'purchases/summary',
    'purchases/answer-list',
    'purchases/choice',
    'purchases/disclosure',
    'purchases/coupon-form',
    'purchases/address-form',
    'purchases/empty-cart',
    'screens/checkout/order-summary',
    'screens/checkout/screen',
  ],
})

function CheckoutScreen({ model }: { model: CheckoutModel }) {
  return (
    <div className="wrap checkout-page">
      <h1>{checkoutPageTexts.title}</h1>
      <noscript>
        <p className="notice">{checkoutPageTexts.needsJavaScript}</p>
      </noscript>
      <Island
        name="screens/checkout"
        of={Checkout}
        props={{ model }}
        when="idle"
        thirdParties={thirdPartiesOf(model)}
      />
    </div>
  )
}

/** Stripe and PayPal are allowed where they are offered, and on no other page. */
const thirdPartiesOf = ({ paymentMethods }: CheckoutModel): readonly ThirdParty[] => [
  ...(paymentMethods.some((id) => stripeModeOf(id) !== null) ? (['stripe'] as const) : []),
  ...(paymentMethods.some((id) => paypalModeOf(id) !== null) ? (['paypal'] as const) : []),
]
