import type { GiftCardStatus } from '#shared/gift-cards/rules.ts'
import { defineScreen } from '../../document/screen.ts'
import { giftCardPageTexts as texts } from './texts.ts'

export interface GiftCardPageModel {
  readonly siteTitle: string
  /** Amounts and days, formatted. */
  readonly amount: string
  readonly balance: string
  readonly validThrough: string | null
  /** In groups; null where the card cannot be used any more. */
  readonly code: string | null
  readonly status: GiftCardStatus
  readonly isUsed: boolean
  readonly isTest: boolean
  readonly recipientName: string
  readonly senderName: string
  readonly message: string
  readonly shopHref: string
  readonly balanceHref: string
}

/** A gift card with its code, on screen and on paper. */
export const giftCardScreen = defineScreen<GiftCardPageModel>({
  component: GiftCardScreen,
  styles: ['screens/gift-card/screen'],
})

function GiftCardScreen({ model }: { model: GiftCardPageModel }) {
  const { code, status } = model
  return (
    <div className="wrap gift-card-page">
      <h1 className="visually-hidden">{texts.title}</h1>
      <article className="gift-card">
        <header className="gift-card-head">
          <p className="gift-card-site">{model.siteTitle}</p>
          <p>{texts.title}</p>
        </header>
        <p className="gift-card-amount">{model.amount}</p>
        {(model.recipientName || model.senderName) && (
          <p className="gift-card-people">
            {model.recipientName && <span>{texts.forName(model.recipientName)}</span>}
            {model.senderName && <span>{texts.from(model.senderName)}</span>}
          </p>
        )}
        {model.message && <p className="gift-card-message">{model.message}</p>}
        {code !== null && (
          <div className="gift-card-code">
            <span>{texts.code}</span>
            <strong>{code}</strong>
          </div>
        )}
        <p className="gift-card-facts">
          {model.isUsed && code !== null && <span>{texts.left(model.balance)}</span>}
          {model.validThrough !== null && <span>{texts.validThrough(model.validThrough)}</span>}
        </p>
      </article>
      <div className="gift-card-notes">
        {status === 'active' ? (
          <>
            <p>{texts.howToUse(model.siteTitle)}</p>
            <p>{texts.keepSafe}</p>
            <p className="gift-card-screen-only">{texts.print}</p>
          </>
        ) : (
          <p className="notice">{texts.over[status]}</p>
        )}
        {model.isTest && <p className="notice">{texts.isTest}</p>}
        <p className="gift-card-actions gift-card-screen-only">
          <a className="button" href={model.shopHref}>
            {texts.shop}
          </a>
          <a className="button is-quiet" href={model.balanceHref}>
            {texts.balance}
          </a>
        </p>
      </div>
    </div>
  )
}
