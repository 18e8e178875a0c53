import { cartTexts } from '#shared/cart/messages.ts'
import { ContentText } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import '../../forms/every-input.ts'
import { FormFields } from '../../forms/form-fields.tsx'
import { AmountField } from '../../products/purchase/own-amount/amount-field.tsx'
import { screenTexts } from '../texts.ts'
import type { ConfirmAdditionModel } from './model.ts'

/** Asks visitors without JavaScript to confirm an addition, together with the product's form. */
export const confirmAdditionScreen = defineScreen<ConfirmAdditionModel>({
  component: ConfirmAdditionScreen,
  styles: ['screens/not-found/screen', 'forms/form-fields'],
})

function ConfirmAdditionScreen({ model }: { model: ConfirmAdditionModel }) {
  const { written } = model
  return (
    <div className="wrap not-found">
      <form className="not-found-words" action={model.action} method="post" noValidate data-form-id={written?.form.id}>
        <h1>
          <ContentText>{model.title}</ContentText>
        </h1>
        <p className="lead">
          {model.options && (
            <>
              <ContentText>{model.options}</ContentText>
              {' · '}
            </>
          )}
          {model.quantity === 1 ? '1 item' : `${model.quantity} items`}
        </p>
        {Object.entries(model.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {model.amount && (
          <AmountField id="own-amount" model={model.amount} typed={model.amount.typed} error={model.amount.error} />
        )}
        {written && (
          <>
            {/* Shows that the questions were seen: unticked boxes send nothing. */}
            <input type="hidden" name="answered" value={written.form.id} />
            <FormFields
              fields={written.form.fields}
              start={written.answers}
              answers={written.answers}
              errors={written.errors}
              address={written.address}
              likertLabels={written.likertLabels}
            />
            {written.form.parsedDisclaimerMessage && (
              <div dangerouslySetInnerHTML={{ __html: written.form.parsedDisclaimerMessage }} />
            )}
          </>
        )}
        {hasErrors(model) && (
          <p className="notice is-error" role="alert">
            {cartTexts.updateInformation}
          </p>
        )}
        <p>
          <button className="button" type="submit">
            {model.buttonText}
          </button>{' '}
          <a className="button is-quiet" href={model.backHref}>
            {screenTexts.back}
          </a>
        </p>
      </form>
    </div>
  )
}

const hasErrors = ({ written, amount }: ConfirmAdditionModel): boolean =>
  Object.keys(written?.errors ?? {}).length > 0 || (amount !== undefined && amount.error !== null)
