import { productTexts } from '../../texts.ts'
import type { OwnAmountModel } from './model.ts'

/** The longest text of the field. */
const LONGEST_AMOUNT = 40

interface Props {
  readonly id: string
  readonly model: Pick<OwnAmountModel, 'hint'>
  readonly typed: string
  /** Why the amount cannot be bought, as text; null without an error. */
  readonly error: string | null
  /** Absent in pages without a script. */
  readonly onChange?: (typed: string) => void
}

/** The amount of a visitor. Styles show it while own amounts are chosen, so that it needs no script. */
export function AmountField({ id, model, typed, error, onChange }: Props) {
  const described = [...(error === null ? [] : [`${id}-error`]), `${id}-hint`]
  return (
    <div className="own-amount field">
      <label htmlFor={id}>{productTexts.amount}</label>
      <input
        className="input"
        id={id}
        name="ownAmount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST_AMOUNT}
        {...(onChange ? { value: typed } : { defaultValue: typed })}
        aria-invalid={error !== null || undefined}
        aria-describedby={described.join(' ')}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
      <p className="own-amount-hint" id={`${id}-hint`}>
        {model.hint}
      </p>
      <div role="alert">
        {error !== null && (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
