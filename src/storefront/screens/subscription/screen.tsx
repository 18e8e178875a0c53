import { isOver } from '#shared/subscription-plans/rules.ts'
import { ContentText } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { AmountForm } from './amount-form.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import type { SubscriptionModel } from './model.ts'
import { pageTextsOf } from './texts.ts'

/** The buyer of a subscription manages it. Works without JavaScript. */
export const subscriptionScreen = defineScreen<SubscriptionModel>({
  component: SubscriptionScreen,
  styles: ['screens/not-found/screen', 'purchases/disclosure', 'purchases/address-form', 'screens/subscription/screen'],
})

function SubscriptionScreen({ model }: { model: SubscriptionModel }) {
  const { done, problem, may, action, orders } = model
  const texts = pageTextsOf(model.isGiven)
  const isClosed = isOver(model.state)
  return (
    <div className="wrap not-found">
      <div className="not-found-words subscription">
        <h1>{texts.title}</h1>
        {done !== null && (
          <p className="notice" role="status">
            {done}
          </p>
        )}
        {problem !== null && (
          <p className="notice is-error" role="alert">
            {problem}
          </p>
        )}
        <Facts model={model} />
        {model.lostMethod !== null && <p className="notice is-error">{model.lostMethod}</p>}
        {model.isWaiting && <p className="notice">{texts.waits}</p>}
        {model.isPausedByPayment && <p className="notice">{texts.pausedByPayment}</p>}
        {model.trialDay !== null && (
          <p className="notice">{model.paysOnResume ? texts.trialIsOver : texts.inTrial(model.trialDay)}</p>
        )}
        {model.retry !== null && <p className="notice is-error">{model.retry}</p>}
        <Buttons model={model} />
        {!isClosed && (
          <div className="subscription-changes">
            {may.change && <AmountForm model={model} />}
            {may.change && <DeliveryForm model={model} />}
            <details className="disclosure">
              <summary>{texts.cancel}</summary>
              <form method="post" action={action} className="subscription-offer">
                <p>{model.trialDay !== null && !model.paysOnResume ? texts.cancelTrialLead : texts.cancelLead}</p>
                <p>
                  <ActionButton name="cancel">{texts.confirmCancel}</ActionButton>
                </p>
              </form>
            </details>
          </div>
        )}
        {orders.length > 0 && (
          <section className="subscription-part" aria-labelledby="subscription-orders">
            <h2 id="subscription-orders">{texts.orders}</h2>
            <ul className="subscription-orders">
              {orders.map(({ href, name, total }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                  <span>{total}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

/** What can be done with one press. */
function Buttons({ model }: { model: SubscriptionModel }) {
  const { may, action, isPausedByPayment, paysOnResume, retry, nextAt, lostMethod, skippedDay } = model
  const texts = pageTextsOf(model.isGiven)
  const asksForMethod = may.changeCard && (retry !== null || lostMethod !== null)
  if (!may.skip && skippedDay === null && !may.pause && !may.resume && !asksForMethod) return null
  return (
    <form method="post" action={action} className="subscription-buttons">
      {nextAt !== null && <input type="hidden" name="next" value={nextAt} />}
      {asksForMethod && (
        <a className="button" href={cardHref(action)} rel="nofollow">
          {lostMethod === null ? texts.changeCard : texts.chooseMethod}
        </a>
      )}
      {may.resume && (
        <ActionButton name="resume">
          {isPausedByPayment || paysOnResume ? texts.resumeAndPay : texts.resume}
        </ActionButton>
      )}
      {skippedDay !== null && <ActionButton name="unskip">{texts.unskip(skippedDay)}</ActionButton>}
      {may.skip && <ActionButton name="skip">{texts.skip}</ActionButton>}
      {may.pause && <ActionButton name="pause">{texts.pause}</ActionButton>}
    </form>
  )
}

const cardHref = (action: string) => `${action}&change=card`

function Facts({ model }: { model: SubscriptionModel }) {
  const { item, number, state, price, newPrice, nextDay, method, shipsTo, may, action } = model
  const texts = pageTextsOf(model.isGiven)
  const isClosed = isOver(model.state)
  return (
    <div className="subscription-offer">
      <div className="subscription-item">
        {item.imageUrl !== null && <img src={item.imageUrl} alt="" width="96" height="96" />}
        <div>
          <h2>
            <ContentText>{item.title}</ContentText>
          </h2>
          {item.options !== '' && (
            <p className="subscription-quiet">
              <ContentText>{item.options}</ContentText>
            </p>
          )}
          <p className="subscription-quiet">{texts.number(number)}</p>
          <p className="subscription-price">{texts.states[state]}</p>
        </div>
      </div>
      <dl className="subscription-facts">
        {model.trialDay !== null && (
          <>
            <dt>{texts.trialEnds}</dt>
            <dd>{model.trialDay}</dd>
          </>
        )}
        <dt>{state === 'past-due' ? texts.retry : texts.nextPayment}</dt>
        <dd>{nextDay ?? texts.noPayment}</dd>
        {!isClosed && (
          <>
            <dt>{model.isGiven ? texts.amount : texts.price}</dt>
            <dd>
              {model.isGiven ? price : `${price}, ${texts.withExtras}`}
              {newPrice !== null && <span className="subscription-quiet"> ({newPrice})</span>}
            </dd>
          </>
        )}
        {item.quantity > 1 && (
          <>
            <dt>{texts.quantity}</dt>
            <dd>{item.quantity}</dd>
          </>
        )}
        <dt>{texts.paidWith}</dt>
        <dd>
          {method}
          {may.changeCard && model.lostMethod === null && (
            <>
              {' '}
              <a className="subscription-card" href={cardHref(action)} rel="nofollow">
                {texts.changeCard}
              </a>
            </>
          )}
        </dd>
        {shipsTo.length > 0 && (
          <>
            <dt>{texts.shipsTo}</dt>
            <dd>{shipsTo.join(', ')}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

const ActionButton = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <button className={name === 'resume' ? 'button' : 'button is-secondary'} type="submit" name="do" value={name}>
    {children}
  </button>
)
