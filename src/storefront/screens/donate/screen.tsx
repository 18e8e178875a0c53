import { OWN_AMOUNT } from '#shared/products/own-amounts/check-amount.ts'
import { ContentText } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import '../../forms/every-input.ts'
import { FormFields } from '../../forms/form-fields.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { AmountField } from '../../products/purchase/own-amount/amount-field.tsx'
import { productTexts } from '../../products/texts.ts'
import type { DonateModel } from './model.ts'
import { donatePageTexts as texts } from './texts.ts'

/** Takes a donation. Works without JavaScript; the next page is the checkout. */
export const donateScreen = defineScreen<DonateModel | null>({
  component: DonateScreen,
  styles: ['screens/not-found/screen', 'forms/form-fields', 'products/purchase/purchase', 'screens/donate/screen'],
})

function DonateScreen({ model }: { model: DonateModel | null }) {
  if (model) return <Donation model={model} />
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{texts.gone}</h1>
        <p className="lead">{texts.goneLead}</p>
      </div>
    </div>
  )
}

function Donation({ model }: { readonly model: DonateModel }) {
  const { title, lead, picture, rules, problem, shopHref } = model
  return (
    <div className="wrap donate" data-has-picture={picture !== null || undefined}>
      {picture && (
        <div className="donate-picture">
          <Picture picture={{ ...picture, altText: '' }} sizes="(min-width: 48em) 40vw, 100vw" />
        </div>
      )}
      <div className="donate-words">
        <h1>
          <ContentText>{title}</ContentText>
        </h1>
        {lead !== '' && (
          <p className="lead">
            <ContentText>{lead}</ContentText>
          </p>
        )}
        {problem !== null && (
          <p className="notice is-error" role="alert">
            {problem}
          </p>
        )}
        {rules.isClosed ? (
          <>
            <p className="notice">{texts.closed}</p>
            <p>
              <a className="button is-quiet" href={shopHref}>
                {texts.toShop}
              </a>
            </p>
          </>
        ) : (
          <DonationForm model={model} />
        )}
      </div>
    </div>
  )
}

function DonationForm({ model }: { readonly model: DonateModel }) {
  const { written, own, rules } = model
  const receipt = rules.sendsEmails ? texts.receipt : texts.receiptOnPage
  return (
    <form className="donate-form" method="post" action={model.action} data-form-id={written?.form.id} noValidate>
      <input type="hidden" name="crumb" value={model.csrfToken} />
      <Amounts model={model} />
      {own && <AmountField id="own-amount" model={own} typed={own.typed} error={own.error} />}
      {written && (
        <>
          {/* Shows that the questions were seen. */}
          <input type="hidden" name="answered" value={written.form.id} />
          <FormFields
            fields={written.form.fields}
            start={written.answers}
            answers={written.answers}
            errors={written.errors}
            address={written.address}
            likertLabels={written.likertLabels}
          />
        </>
      )}
      <p className="donate-quiet">{rules.renews ? `${receipt} ${texts.renews}` : receipt}</p>
      <p className="donate-buttons">
        <button className="button" type="submit" name="to" value="checkout">
          {texts.toCheckout}
        </button>
        <button className="button is-secondary" type="submit" name="to" value="cart">
          {texts.toCart}
        </button>
      </p>
    </form>
  )
}

function Amounts({ model: { amounts, own } }: { readonly model: DonateModel }) {
  const choices = [
    ...amounts,
    ...(own ? [{ value: OWN_AMOUNT, words: productTexts.otherAmount, isChosen: own.isChosen }] : []),
  ]
  return (
    <fieldset className="variant-option">
      <legend className="variant-option-title">{texts.amount}</legend>
      <div className="variant-radiobtn-wrapper">
        {choices.map(({ value, words, isChosen }) => (
          <span className="variant-radiobtn-pair" key={value}>
            <input
              className="variant-radiobtn visually-hidden"
              type="radio"
              id={`donate-${value}`}
              name="amount"
              value={value}
              defaultChecked={isChosen}
              required
            />
            <label className="sqs-button-element--secondary" htmlFor={`donate-${value}`}>
              {words}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
