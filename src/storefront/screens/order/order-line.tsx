import { formatMoney } from '#shared/money/format.ts'
import { productTypes } from '#shared/products/codes.ts'
import { ContentText } from '../../content-text.tsx'
import { MissingPicture } from '../../pictures/missing-picture.tsx'
import { AnswerList } from '../../purchases/answer-list.tsx'
import type { OrderModel } from './model.ts'
import { orderPageTexts } from './texts.ts'

interface OrderLineProps {
  readonly line: OrderModel['order']['lines'][number]
  readonly model: OrderModel
}

/** A line of the order, as it was bought. */
export function OrderLine({ line, model }: OrderLineProps) {
  const money = (cents: number) => formatMoney(cents, model.order.currency, model.moneyFormat)
  return (
    <li>
      <div className="order-line-picture">
        {line.imageUrl ? (
          <img src={`${line.imageUrl}?format=300w`} alt="" width={96} height={120} loading="lazy" />
        ) : (
          <MissingPicture title={line.title} />
        )}
      </div>
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
        {line.bundle && (
          <p>
            {orderPageTexts.inBundle} <ContentText>{line.bundle.title}</ContentText>
          </p>
        )}
        <AnswerList answers={line.answers} />
        <p>
          {line.quantity} × {money(line.unitPriceCents)}
          {line.productType === productTypes.physical &&
            sentOf(line.fulfilledQuantity, line.quantity, model.order.shippingMethod?.isPickup ?? false)}
        </p>
      </div>
      <p className="order-line-price">{money(line.totalCents)}</p>
    </li>
  )
}

function sentOf(sent: number, quantity: number, isPickup: boolean): string {
  const word = isPickup ? 'ready' : 'shipped'
  if (sent === 0) return ''
  return sent === quantity ? ` · ${word}` : ` · ${sent} ${word}`
}
