import { defineScreen } from '../../document/screen.ts'
import { giftCardBalanceTexts as texts } from './texts.ts'

export interface GiftCardBalanceModel {
  /** Why there is no balance to show, as text; null before a code was entered, and when there is one. */
  readonly problem: string | null
  /** The balance that was asked for and its last day, formatted; null when there is none. */
  readonly found: { readonly balance: string; readonly lastFour: string; readonly validUntil: string | null } | null
  /** The path that the form is sent to. */
  readonly action: string
}

/** Asks for the code of a gift card, and shows what is left on it. Works without JavaScript. */
export const giftCardBalanceScreen = defineScreen<GiftCardBalanceModel>({
  component: GiftCardBalanceScreen,
  styles: ['screens/not-found/screen', 'screens/lock/screen'],
})

function GiftCardBalanceScreen({ model: { problem, found, action } }: { model: GiftCardBalanceModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{texts.title}</h1>
        {found ? (
          <div role="status">
            <p className="lead">{texts.left(found.balance, found.lastFour)}</p>
            <p>
              {found.validUntil !== null && texts.validUntil(found.validUntil)} {texts.howToUse}
            </p>
          </div>
        ) : (
          <p className="lead">{texts.enterCode}</p>
        )}
        <form method="post" action={action} className="lock-form">
          <div className="field">
            <label htmlFor="gift-card-code">{texts.code}</label>
            <input
              id="gift-card-code"
              className="input"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={60}
              {...(problem !== null && { 'aria-invalid': true, 'aria-describedby': 'gift-card-problem' })}
            />
            {problem !== null && (
              <p id="gift-card-problem" className="field-error" role="alert">
                {problem}
              </p>
            )}
          </div>
          <button className="button" type="submit">
            {texts.check}
          </button>
        </form>
      </div>
    </div>
  )
}
