import type { Order } from '#shared/orders/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from './packing-slip.module.css'
import { pickRows } from './pick-rows.ts'

/** What to take from the shelves for several orders: one sheet with boxes to tick. Print and screen are the same. */
export function PickList({ orders }: { readonly orders: readonly Order[] }) {
  const { website } = useStaff()
  const { day, number } = useFormats()
  const { rows, orderCount } = pickRows(orders)
  if (rows.length === 0)
    return <EmptyState title="Nothing to pick">All items of these orders are fulfilled.</EmptyState>
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className={classes.sheet} aria-label="Pick list">
      <header className={classes.head}>
        <div className={classes.shop}>{website.title}</div>
        <dl className={classes.facts}>
          <dt>Date</dt>
          <dd>{day(Date.now())}</dd>
          <dt>Orders</dt>
          <dd>{number(orderCount)}</dd>
          <dt>Items</dt>
          <dd>{number(pieces)}</dd>
        </dl>
      </header>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
            <th scope="col">Orders</th>
            <th scope="col">
              <span className={classes.tickTitle}>Picked</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, variant, sku, quantity, orders: count }) => (
            <tr key={JSON.stringify([title, variant, sku])}>
              <td className={classes.quantity}>{number(quantity)}</td>
              <td>
                <div className={classes.title}>
                  <ContentText>{title}</ContentText>
                </div>
                <div>
                  <ContentText>{variant}</ContentText>
                </div>
              </td>
              <td>{sku}</td>
              <td>{number(count)}</td>
              <td className={classes.tick}>
                <span className={classes.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
