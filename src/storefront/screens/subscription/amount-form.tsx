import type { SubscriptionModel } from './model.ts'
import { subscriptionPageTexts as texts } from './texts.ts'

/** Another amount of a donation that is given again, opened by a press; nothing where it cannot be changed. */
export function AmountForm({ model: { amountInput, action } }: { readonly model: SubscriptionModel }) {
  if (amountInput === null) return null
  const { value, hint, isOpen } = amountInput
  const id = 'subscription-amount'
  return (
    <details className="disclosure" open={isOpen}>
      <summary>{texts.changeAmount}</summary>
      <form method="post" action={action} className="subscription-fields" noValidate>
        <div className="field">
          <label htmlFor={id}>{texts.amount}</label>
          <input
            id={id}
            className="input"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            defaultValue={value}
            aria-describedby={`${id}-hint`}
            {...(isOpen && { 'aria-invalid': true })}
          />
          <p className="subscription-quiet" id={`${id}-hint`}>
            {hint}
          </p>
        </div>
        <p className="is-wide">
          <button className="button" type="submit" name="do" value="amount">
            {texts.saveAmount}
          </button>
        </p>
      </form>
    </details>
  )
}
