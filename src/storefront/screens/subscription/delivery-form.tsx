import type { AddressInputModel, SubscriptionModel } from './model.ts'
import { subscriptionPageTexts as texts } from './texts.ts'

/** Quantity and address of the next orders; nothing where neither can be changed. */
export function DeliveryForm({ model }: { model: SubscriptionModel }) {
  const { item, addressInputs, action } = model
  if (!item.allowsSeveral && addressInputs === null) return null
  return (
    <form method="post" action={action} className="subscription-part lock-form" noValidate>
      <h2>{texts.changeTitle}</h2>
      <div className="subscription-fields">
        {item.allowsSeveral && (
          <div className="field">
            <label htmlFor="subscription-quantity">{texts.quantity}</label>
            <input
              id="subscription-quantity"
              className="input"
              name="quantity"
              type="number"
              inputMode="numeric"
              min={1}
              max={9999}
              step={1}
              defaultValue={item.quantity}
            />
          </div>
        )}
        {addressInputs?.map((input) => (
          <Field key={input.name} input={input} />
        ))}
      </div>
      <p>
        <button className="button is-quiet" type="submit" name="do" value="change">
          {texts.save}
        </button>
      </p>
    </form>
  )
}

/** For `autocomplete`: whose address it is. */
const SECTION = 'shipping'
const wide = new Set(['addressLine1', 'addressLine2', 'country'])

function Field({ input }: { input: AddressInputModel }) {
  const { name, label, value, isRequired, autoComplete, maxLength, choices, error } = input
  const id = `subscription-${name}`
  const shared = {
    id,
    name,
    autoComplete: `${SECTION} ${autoComplete}`,
    defaultValue: value,
    required: isRequired,
    'aria-invalid': error !== null,
    ...(error !== null && { 'aria-describedby': `${id}-error` }),
  }
  return (
    <div className={wide.has(name) ? 'field is-wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select className="select" {...shared}>
          {choices.every(({ code }) => code !== value) && <option value="" />}
          {choices.map((choice) => (
            <option key={choice.code} value={choice.code}>
              {choice.name}
            </option>
          ))}
        </select>
      ) : (
        <input className="input" type={name === 'phone' ? 'tel' : 'text'} maxLength={maxLength} {...shared} />
      )}
      {error !== null && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
