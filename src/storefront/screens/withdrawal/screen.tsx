import type { WithdrawalStatement } from '#shared/withdrawals/schema.ts'
import { defineScreen } from '../../document/screen.ts'
import type { WithdrawalModel } from './model.ts'
import { StatementForm } from './statement-form.tsx'
import { withdrawalTexts as texts } from './texts.ts'

/** A customer withdraws from a contract in two steps. Works without JavaScript. */
export const withdrawalScreen = defineScreen<WithdrawalModel>({
  component: WithdrawalScreen,
  styles: ['screens/not-found/screen', 'screens/lock/screen', 'screens/withdrawal/screen'],
})

const titles = { form: texts.title, check: texts.check, done: texts.done }

function WithdrawalScreen({ model }: { model: WithdrawalModel }) {
  const { step, problem } = model
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{titles[step]}</h1>
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        {step === 'form' && <StatementForm model={model} />}
        {step === 'check' && <Check model={model} />}
        {step === 'done' && <Done model={model} />}
      </div>
    </div>
  )
}

/** What was typed, and the button that sends it. */
function Check({ model: { statement, formKey, siteTitle, action } }: { model: WithdrawalModel }) {
  return (
    <>
      <p className="lead">{texts.checkLead(siteTitle)}</p>
      <Statement statement={statement} />
      <form method="post" action={action} className="withdrawal-actions">
        {Object.entries({ ...statement, key: formKey }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button" type="submit" name="step" value="confirm">
          {texts.confirm}
        </button>
        <button className="button is-secondary" type="submit" name="step" value="change">
          {texts.change}
        </button>
      </form>
    </>
  )
}

function Done({ model: { statement, receivedAt, sendsEmails } }: { model: WithdrawalModel }) {
  return (
    <>
      <div role="status" className="withdrawal-receipt">
        <p className="lead">{texts.receivedAt(receivedAt)}</p>
        <p>{sendsEmails ? texts.emailed(statement.email) : texts.keep}</p>
      </div>
      <Statement statement={statement} />
    </>
  )
}

function Statement({ statement: { name, orderNumber, email, items } }: { readonly statement: WithdrawalStatement }) {
  return (
    <dl className="withdrawal-statement">
      <dt>{texts.name}</dt>
      <dd>{name}</dd>
      <dt>{texts.orderNumber}</dt>
      <dd>{orderNumber}</dd>
      <dt>{texts.email}</dt>
      <dd>{email}</dd>
      <dt>{texts.itemsRow}</dt>
      <dd>{items || texts.wholeOrder}</dd>
    </dl>
  )
}
