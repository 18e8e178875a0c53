import { exemptItemWords } from '#shared/withdrawal-exemptions/messages.ts'
import type { WithdrawalStatement } from '#shared/withdrawals/schema.ts'
import type { WithdrawalModel } from './model.ts'
import { withdrawalTexts as texts } from './texts.ts'

interface Field {
  readonly name: keyof WithdrawalStatement
  readonly label: string
  readonly help?: string
  readonly maxLength: number
  readonly autoComplete: string
  readonly type?: 'email'
}

const fieldsOf = ({ sendsEmails }: Pick<WithdrawalModel, 'sendsEmails'>): readonly Field[] => [
  { name: 'name', label: texts.name, maxLength: 100, autoComplete: 'name' },
  {
    name: 'orderNumber',
    label: texts.orderNumber,
    help: texts.orderNumberHelp,
    maxLength: 40,
    autoComplete: 'off',
  },
  {
    name: 'email',
    label: texts.email,
    help: sendsEmails ? texts.emailedHelp : texts.emailHelp,
    maxLength: 256,
    autoComplete: 'email',
    type: 'email',
  },
]

/** The first step: who withdraws from what. */
export function StatementForm({ model }: { readonly model: WithdrawalModel }) {
  const { statement, errors, action } = model
  const marked = (name: Field['name'], help: string | undefined) => {
    const isWrong = errors.includes(name)
    const describedBy = [isWrong && `withdrawal-${name}-error`, help && `withdrawal-${name}-help`].filter(Boolean)
    return {
      ...(isWrong && { 'aria-invalid': true }),
      ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
    }
  }
  return (
    <>
      <p className="lead">{texts.lead}</p>
      {model.exemptItems.length > 0 && (
        <div className="withdrawal-receipt">
          <p>{texts.exemptItems}</p>
          <ul>
            {model.exemptItems.map((item) => (
              <li key={exemptItemWords(item)}>{exemptItemWords(item)}</li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" action={action} className="lock-form">
        {fieldsOf(model).map(({ name, label, help, type = 'text', ...rest }) => (
          <div className="field" key={name}>
            <label htmlFor={`withdrawal-${name}`}>{label}</label>
            <input
              id={`withdrawal-${name}`}
              className="input"
              name={name}
              type={type}
              defaultValue={statement[name]}
              required
              {...rest}
              {...marked(name, help)}
            />
            <Notes name={name} help={help} isWrong={errors.includes(name)} />
          </div>
        ))}
        <div className="field">
          <label htmlFor="withdrawal-items">{texts.items}</label>
          <textarea
            id="withdrawal-items"
            className="input"
            name="items"
            rows={3}
            maxLength={300}
            defaultValue={statement.items}
            {...marked('items', texts.itemsHelp)}
          />
          <Notes name="items" help={texts.itemsHelp} isWrong={errors.includes('items')} />
        </div>
        <button className="button" type="submit" name="step" value="check">
          {texts.continue}
        </button>
      </form>
    </>
  )
}

interface NotesProps {
  readonly name: Field['name']
  readonly help: string | undefined
  readonly isWrong: boolean
}

function Notes({ name, help, isWrong }: NotesProps) {
  return (
    <>
      {isWrong && (
        <p id={`withdrawal-${name}-error`} className="field-error">
          {texts.errors[name]}
        </p>
      )}
      {help && (
        <p id={`withdrawal-${name}-help`} className="withdrawal-help">
          {help}
        </p>
      )}
    </>
  )
}
