import { groupByBundle } from '#shared/orders/bundled-lines.ts'
import { returnLimits, returnReasons } from '#shared/returns/schema.ts'
import { ContentText } from '../../content-text.tsx'
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
        {groupByBundle(lines).map(({ bundle, lines: some }) =>
          bundle ? <Bundle key={bundle.id} bundle={bundle} lines={some} /> : <Line key={some[0]!.id} line={some[0]!} />,
        )}
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

/** A bundle comes back as a whole, or some of its parts. */
function Bundle({
  bundle,
  lines,
}: {
  bundle: NonNullable<ReturnableLine['bundle']>
  lines: readonly ReturnableLine[]
}) {
  const { id, title, count, isWhole, isMixed } = bundle
  return (
    <fieldset className="return-line return-bundle">
      <legend>
        <ContentText>{title}</ContentText>
      </legend>
      <div className="return-whole">
        <label className="return-check">
          <input
            type="checkbox"
            name={`bundle-${id}`}
            value="1"
            defaultChecked={isWhole}
            aria-invalid={isMixed || undefined}
            aria-describedby={isMixed ? `mixed-${id}` : undefined}
          />
          {texts.whole(count)}
        </label>
        {isMixed && (
          <p id={`mixed-${id}`} className="field-error">
            {texts.mixed}
          </p>
        )}
        <Reason id={id} name={title} reason={null} />
      </div>
      <p>{texts.orParts}</p>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </fieldset>
  )
}

function Line({ line }: { readonly line: ReturnableLine }) {
  const { id, title, options, bundle, most, quantity, reason } = line
  // Without the bundle, equal parts of two bundles would have the same name.
  const name = [title, options, bundle?.title].filter(Boolean).join(', ')
  return (
    <fieldset className="return-line">
      <legend>
        <ContentText>{title}</ContentText>
      </legend>
      {options !== '' && (
        <p>
          <ContentText>{options}</ContentText>
        </p>
      )}
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
            aria-label={texts.quantityOf(name)}
          />
        </div>
        <Reason id={id} name={name} reason={reason} />
      </div>
      {line.choices.length > 0 && <Instead line={line} />}
    </fieldset>
  )
}

/** Why a line or a bundle comes back. */
function Reason({ id, name, reason }: { id: string; name: string; reason: ReturnableLine['reason'] }) {
  return (
    <div className="field">
      <label htmlFor={`reason-${id}`}>{texts.reason}</label>
      <select
        id={`reason-${id}`}
        className="input"
        name={`reason-${id}`}
        defaultValue={reason ?? ''}
        aria-label={texts.reasonFor(name)}
      >
        <option value="">{texts.chooseReason}</option>
        {returnReasons.map((one) => (
          <option key={one} value={one}>
            {texts.reasons[one]}
          </option>
        ))}
      </select>
    </div>
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
