import { returnLimits, returnReasons } from '#shared/returns/schema.ts'
import { defineScreen } from '../../document/screen.ts'
import type { ReturnableLine, ReturnModel } from './model.ts'
import { returnTexts as texts } from './texts.ts'

/** A buyer asks for a return of an order. Works without JavaScript. */
export const returnScreen = defineScreen<ReturnModel>({
  component: ReturnScreen,
  styles: ['screens/not-found/screen', 'screens/lock/screen', 'screens/return/screen'],
})

const titles = { form: texts.title, done: texts.done, over: texts.over }

function ReturnScreen({ model }: { model: ReturnModel }) {
  const { step, problem, orderHref } = model
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{titles[step]}</h1>
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        {step === 'form' && <ReturnForm model={model} />}
        {step === 'done' && (
          <div role="status">
            <p className="lead">{texts.doneLead}</p>
            <p>{model.sendsEmails ? texts.emailed : texts.watch}</p>
          </div>
        )}
        {step === 'over' && <p className="lead">{texts.overLead}</p>}
        <p>
          <a href={orderHref}>{texts.view}</a>
        </p>
      </div>
    </div>
  )
}

function ReturnForm({ model: { orderNumber, lines, note, action, formKey } }: { model: ReturnModel }) {
  return (
    <>
      <p className="lead">{texts.lead(orderNumber)}</p>
      <form method="post" action={action} className="lock-form">
        <input type="hidden" name="form" value={formKey} />
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
        {lines.some(({ choices }) => choices.length > 0) && <p className="return-help">{texts.exchangeHelp}</p>}
        <div className="field">
          <label htmlFor="return-note">{texts.note}</label>
          <textarea
            id="return-note"
            className="input"
            name="note"
            rows={3}
            maxLength={returnLimits.noteLength}
            defaultValue={note}
            aria-describedby="return-note-help"
          />
          <p id="return-note-help" className="return-help">
            {texts.noteHelp}
          </p>
        </div>
        <button className="button" type="submit">
          {texts.send}
        </button>
      </form>
    </>
  )
}

function Line({ line }: { readonly line: ReturnableLine }) {
  const { id, title, options, most, quantity, reason } = line
  return (
    <fieldset className="return-line">
      <legend>{title}</legend>
      {options !== '' && <p>{options}</p>}
      <div className="return-choices">
        <div className="field">
          <label htmlFor={`quantity-${id}`}>{texts.quantity}</label>
          <input
            id={`quantity-${id}`}
            className="input"
            name={`quantity-${id}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            step={1}
            defaultValue={quantity}
            aria-label={texts.quantityOf(title)}
          />
        </div>
        <div className="field">
          <label htmlFor={`reason-${id}`}>{texts.reason}</label>
          <select
            id={`reason-${id}`}
            className="input"
            name={`reason-${id}`}
            defaultValue={reason ?? ''}
            aria-label={texts.reasonFor(title)}
          >
            <option value="">{texts.chooseReason}</option>
            {returnReasons.map((one) => (
              <option key={one} value={one}>
                {texts.reasons[one]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {line.choices.length > 0 && <Instead line={line} />}
    </fieldset>
  )
}

/** Whether a line is refunded, or exchanged for something else. */
function Instead({ line: { id, title, exchange, choices } }: { readonly line: ReturnableLine }) {
  const groups = [
    { label: texts.sameProduct, choices: choices.filter(({ isSameProduct }) => isSameProduct) },
    { label: texts.otherProducts, choices: choices.filter(({ isSameProduct }) => !isSameProduct) },
  ]
  return (
    <div className="field">
      <label htmlFor={`exchange-${id}`}>{texts.instead}</label>
      <select
        id={`exchange-${id}`}
        className="input"
        name={`exchange-${id}`}
        defaultValue={exchange}
        aria-label={texts.insteadOf(title)}
      >
        <option value="">{texts.refund}</option>
        {groups
          .filter((group) => group.choices.length > 0)
          .map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </div>
  )
}
