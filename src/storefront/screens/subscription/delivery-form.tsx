import { purchaseTexts } from '../../purchases/texts.ts'
import type { AddressInputModel, SubscriptionModel } from './model.ts'
import { subscriptionPageTexts as texts } from './texts.ts'

/** Quantity and address of the next orders, opened by a press; nothing where neither can be changed. */
export function DeliveryForm({ model }: { model: SubscriptionModel }) {
  const { quantityInput, addressInputs, action, hasErrors } = model
  if (quantityInput === null && addressInputs === null) return null
  return (
    <details className="disclosure" open={hasErrors}>
      <summary>{titleOf(model)}</summary>
      <form method="post" action={action} className="subscription-fields" noValidate>
        {quantityInput && (
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
              defaultValue={quantityInput.value}
              {...stateOf('subscription-quantity', quantityInput.error)}
            />
            <FieldError id="subscription-quantity" error={quantityInput.error} />
          </div>
        )}
        {addressInputs?.map((input) => (
          <Field key={input.name} input={input} />
        ))}
        <p className="is-wide">
          <button className="button" type="submit" name="do" value="change">
            {texts.save}
          </button>
        </p>
      </form>
    </details>
  )
}

function titleOf({ quantityInput, addressInputs }: SubscriptionModel): string {
  if (quantityInput === null) return texts.changeAddressOnly
  return addressInputs === null ? texts.changeQuantity : texts.changeAddress
}

/** For `autocomplete`: whose address it is. */
const SECTION = 'shipping'
const wide = new Set(['addressLine1', 'addressLine2', 'company', 'country'])

function Field({ input }: { input: AddressInputModel }) {
  const { name, label, value, isRequired, autoComplete, maxLength, choices, error } = input
  const id = `subscription-${name}`
  const shared = {
    id,
    name,
    autoComplete: `${SECTION} ${autoComplete}`,
    defaultValue: value,
    required: isRequired,
    ...stateOf(id, error),
  }
  return (
    <div className={wide.has(name) ? 'field is-wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className="subscription-quiet"> {purchaseTexts.optional}</span>}
      </label>
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
      <FieldError id={id} error={error} />
    </div>
  )
}

const stateOf = (id: string, error: string | null) =>
  error === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }

const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error !== null && (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  )
