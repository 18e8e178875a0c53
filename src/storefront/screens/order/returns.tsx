import type { OrderModel } from './model.ts'
import { orderPageTexts as texts } from './texts.ts'

/** The returns of an order, and the link to ask for one; nothing where there is neither. */
export function Returns({ returns, returnHref }: Pick<OrderModel, 'returns' | 'returnHref'>) {
  if (returns.length === 0 && returnHref === null) return null
  return (
    <section>
      <h2>{texts.returns}</h2>
      {returns.map(({ id, state, items, exchange }) => (
        <p key={id}>
          {items.join(', ')}
          <br />
          {exchange.length > 0 && (
            <>
              {texts.exchangedFor(exchange.join(', '))}
              <br />
            </>
          )}
          {state === 'refunded' && exchange.length > 0 ? texts.exchanged : texts.returnStates[state]}
        </p>
      ))}
      {returnHref !== null && (
        <p>
          <a href={returnHref}>{texts.returnItems}</a>
        </p>
      )}
    </section>
  )
}
