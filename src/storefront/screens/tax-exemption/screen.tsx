import { defineScreen } from '../../document/screen.ts'
import type { TaxExemptionModel } from './model.ts'
import { taxExemptionPageTexts as texts } from './texts.ts'

/** A buyer proves an email address, to buy without tax. Works without JavaScript. */
export const taxExemptionScreen = defineScreen<TaxExemptionModel>({
  component: TaxExemptionScreen,
  styles: ['screens/not-found/screen', 'screens/lock/screen'],
})

const titles = { form: texts.title, sent: texts.sent, confirm: texts.title, done: texts.done, over: texts.title }

function TaxExemptionScreen({ model }: { model: TaxExemptionModel }) {
  const { step } = model
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{titles[step]}</h1>
        {step === 'form' && <EmailForm model={model} />}
        {step === 'confirm' && <Confirm model={model} />}
        {step === 'over' && (
          <p className="lead" role="alert">
            {texts.overAtShop}
          </p>
        )}
        {step === 'sent' && (
          <p className="lead" role="status">
            {texts.sentLead}
          </p>
        )}
        {step === 'done' && (
          <p className="lead" role="status">
            {texts.doneLead}
          </p>
        )}
      </div>
    </div>
  )
}

function EmailForm({ model: { action, email, isWrong, isFull, isOver } }: { model: TaxExemptionModel }) {
  const problem = isFull ? texts.full : isOver ? texts.over : null
  return (
    <>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className="lead">{texts.lead}</p>
      <form method="post" action={action} className="lock-form">
        <div className="field">
          <label htmlFor="exempt-email">{texts.email}</label>
          <input
            id="exempt-email"
            className="input"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={256}
            required
            defaultValue={email}
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'exempt-email-error' })}
          />
          {isWrong && (
            <p id="exempt-email-error" className="field-error">
              {texts.emailError}
            </p>
          )}
        </div>
        <button className="button" type="submit">
          {texts.send}
        </button>
      </form>
    </>
  )
}

function Confirm({ model: { action, key } }: { model: TaxExemptionModel }) {
  return (
    <>
      <p className="lead">{texts.confirmLead}</p>
      <form method="post" action={action} className="lock-form">
        <input type="hidden" name="key" value={key} />
        <button className="button" type="submit">
          {texts.confirm}
        </button>
      </form>
    </>
  )
}
