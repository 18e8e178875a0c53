import { formatMoney } from '#shared/money/format.ts'
import { partsOfGroup, totalOfGroup } from '#shared/orders/bundled-lines.ts'
import type { LineBundle } from '#shared/products/bundles/schema.ts'
import { ContentText } from '../../content-text.tsx'
import { purchaseTexts } from '../../purchases/texts.ts'
import type { OrderModel } from './model.ts'
import { LinePicture, sentOf } from './order-line.tsx'

interface OrderBundleProps {
  readonly bundle: LineBundle
  readonly lines: readonly OrderModel['order']['lines'][number][]
  readonly model: OrderModel
}

/** A bundle of the order: one price, and what it consists of. */
export function OrderBundle({ bundle, lines, model }: OrderBundleProps) {
  const money = (cents: number) => formatMoney(cents, model.order.currency, model.moneyFormat)
  const totalCents = totalOfGroup(lines)
  return (
    <li>
      <LinePicture line={bundle} />
      <div className="order-line-words">
        <h3>
          <ContentText>{bundle.title}</ContentText>
        </h3>
        <p>
          {bundle.quantity} × {money(totalCents / bundle.quantity)}
        </p>
        <ul className="bundle-parts" aria-label={purchaseTexts.inBundle}>
          {partsOfGroup(lines).map((part) => (
            <li key={part.id}>
              {part.quantity} × <ContentText>{[part.title, ...Object.values(part.attributes)].join(', ')}</ContentText>
              {sentOf(part, model)}
            </li>
          ))}
        </ul>
      </div>
      <p className="order-line-price">{money(totalCents)}</p>
    </li>
  )
}
