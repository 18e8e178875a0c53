import { defineScreen } from '../../document/screen.ts'
import { paymentLinkTexts as texts } from './texts.ts'

export interface PaymentLinkModel {
  readonly shopHref: string
}

/** Says that a payment link does not work. */
export const paymentLinkScreen = defineScreen<PaymentLinkModel>({
  component: PaymentLinkScreen,
  styles: ['screens/not-found/screen'],
})

function PaymentLinkScreen({ model }: { model: PaymentLinkModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.explanation}</p>
        <a className="button" href={model.shopHref}>
          {texts.shop}
        </a>
      </div>
    </div>
  )
}
