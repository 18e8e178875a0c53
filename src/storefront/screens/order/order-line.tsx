import { formatMoney } from '#shared/money/format.ts'
import { productTypes } from '#shared/products/codes.ts'
import { ContentText } from '../../content-text.tsx'
import { MissingPicture } from '../../pictures/missing-picture.tsx'
import { AnswerList } from '../../purchases/answer-list.tsx'
import type { OrderModel } from './model.ts'

interface OrderLineProps {
  readonly line: OrderModel['order']['lines'][number]
  readonly model: OrderModel
}

/** A line of the order, as it was bought. */
export function OrderLine({ line, model }: OrderLineProps) {
  const money = (cents: number) => formatMoney(cents, model.order.currency, model.moneyFormat)
  return (
    <li>
      <LinePicture line={line} />
      <div className="order-line-words">
        <h3>
          <ContentText>{line.title}</ContentText>
        </h3>
        {Object.entries(line.attributes).map(([name, value]) => (
          <p key={name}>
            <ContentText>
              {name}: {value}
            </ContentText>
          </p>
        ))}
        <AnswerList answers={line.answers} />
        <p>
          {line.quantity} × {money(line.unitPriceCents)}
          {sentOf(line, model)}
          {refundedOf(line)}
        </p>
      </div>
      <p className="order-line-price">{money(line.totalCents)}</p>
    </li>
  )
}

/** The picture of what was bought. */
export function LinePicture({ line }: { readonly line: { readonly title: string; readonly imageUrl: string | null } }) {
  return (
    <div className="order-line-picture">
      {line.imageUrl ? (
        <img src={`${line.imageUrl}?format=300w`} alt="" width={96} height={120} loading="lazy" />
      ) : (
        <MissingPicture title={line.title} />
      )}
    </div>
  )
}

/** How much of a line is on its way, after a dot; empty where nothing is, or nothing is shipped. */
export function sentOf(
  {
    productType,
    fulfilledQuantity,
    quantity,
  }: Pick<OrderLineProps['line'], 'productType' | 'fulfilledQuantity' | 'quantity'>,
  { order }: OrderModel,
): string {
  const word = order.shippingMethod?.isPickup ? 'ready' : 'shipped'
  if (fulfilledQuantity === 0 || productType !== productTypes.physical) return ''
  return fulfilledQuantity === quantity ? ` · ${word}` : ` · ${fulfilledQuantity} ${word}`
}

/** How much of a line was refunded, after a dot; empty where nothing was. */
function refundedOf({ refundedQuantity, quantity }: OrderLineProps['line']): string {
  if (refundedQuantity === 0) return ''
  return refundedQuantity === quantity ? ' · refunded' : ` · ${refundedQuantity} refunded`
}
