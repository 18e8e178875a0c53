import { ContentText } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { DeliveryForm } from './delivery-form.tsx'
import type { SubscriptionModel } from './model.ts'
import { subscriptionPageTexts as texts } from './texts.ts'

/** The buyer of a subscription manages it. Works without JavaScript. */
export const subscriptionScreen = defineScreen<SubscriptionModel>({
  component: SubscriptionScreen,
  styles: ['screens/not-found/screen', 'screens/lock/screen', 'screens/subscription/screen'],
})

function SubscriptionScreen({ model }: { model: SubscriptionModel }) {
  const { done, problem, state, may, action, orders } = model
  const isOver = state === 'ended' || state === 'canceled'
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
        {model.isWaiting && <p className="notice">{texts.waits}</p>}
        {model.isPausedByPayment && <p className="notice">{texts.pausedByPayment}</p>}
        {(may.skip || may.pause || may.resume) && (
          <form method="post" action={action} className="subscription-buttons">
            {may.resume && (
              <ActionButton name="resume">{model.isPausedByPayment ? texts.resumeAndPay : texts.resume}</ActionButton>
            )}
            {may.skip && <ActionButton name="skip">{texts.skip}</ActionButton>}
            {may.pause && <ActionButton name="pause">{texts.pause}</ActionButton>}
          </form>
        )}
        {may.change && <DeliveryForm model={model} />}
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
        {!isOver && (
          <form method="post" action={action} className="subscription-part">
            <h2>{texts.cancelTitle}</h2>
            <p>{texts.cancelLead}</p>
            <p>
              <ActionButton name="cancel">{texts.cancel}</ActionButton>
            </p>
          </form>
        )}
      </div>
    </div>
  )
}

function Facts({ model }: { model: SubscriptionModel }) {
  const { item, number, state, price, newPrice, nextDay, method, shipsTo, may, action } = model
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
        <dt>{state === 'past-due' ? texts.retry : texts.nextPayment}</dt>
        <dd>{nextDay ?? texts.noPayment}</dd>
        <dt>{texts.price}</dt>
        <dd>
          {price}, {texts.withExtras}
          {newPrice !== null && <span className="subscription-quiet"> ({newPrice})</span>}
        </dd>
        {item.quantity > 1 && (
          <>
            <dt>{texts.quantity}</dt>
            <dd>{item.quantity}</dd>
          </>
        )}
        <dt>{texts.paidWith}</dt>
        <dd>
          {method}
          {may.changeCard && (
            <>
              {' '}
              <a href={`${action}&change=card`} rel="nofollow">
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
  <button className={name === 'resume' ? 'button' : 'button is-quiet'} type="submit" name="do" value={name}>
    {children}
  </button>
)
