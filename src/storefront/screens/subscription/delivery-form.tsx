import { Island } from '../../islands/place-island.tsx'
import SubscriptionAddress from './address/island.tsx'
import type { SubscriptionModel } from './model.ts'
import { subscriptionPageTexts as texts } from './texts.ts'

/** Quantity and address of the next orders, opened by a press; nothing where neither can be changed. */
export function DeliveryForm({ model }: { model: SubscriptionModel }) {
  const { quantityInput, address, action, isTyped } = model
  if (quantityInput === null && address === null) return null
  return (
    <details className="disclosure" open={isTyped}>
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
        {address && (
          <Island
            className="is-wide"
            name="screens/subscription/address"
            of={SubscriptionAddress}
            props={{ model: address }}
          />
        )}
        <p className="is-wide">
          <button className="button" type="submit" name="do" value="change">
            {texts.save}
          </button>
          {/* After the other button: Enter in a field presses the first one. */}
          {address && (
            <noscript>
              {' '}
              <button className="button is-secondary" type="submit" name="do" value="fields">
                {texts.updateFields}
              </button>
            </noscript>
          )}
        </p>
      </form>
    </details>
  )
}

function titleOf({ quantityInput, address }: SubscriptionModel): string {
  if (quantityInput === null) return texts.changeAddressOnly
  return address === null ? texts.changeQuantity : texts.changeAddress
}

const stateOf = (id: string, error: string | null) =>
  error === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }

const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error !== null && (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  )
