import { groupByBundle, partsOfGroup, totalOfGroup } from '#shared/orders/bundled-lines.ts'
import { boundsOfBundle, boundsOfLine } from '#shared/orders/edits/bounds.ts'
import { refundedParts } from '#shared/orders/edits/refunded-parts.ts'
import type { EditPreview, OrderEdit } from '#shared/orders/edits/schema.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import type { LineBundle } from '#shared/products/bundles/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from '../../draft-orders/draft-lines.module.css'
import { EditLine } from './edit-line.tsx'
import { shortageWords, tooFewInStock } from './missing-stock.ts'

type Quantities = Pick<OrderEdit, 'quantities' | 'bundles'>

interface EditLinesProps extends Quantities {
  readonly order: Order
  readonly shortages: EditPreview['shortages']
  readonly onChange: (changes: Partial<Quantities>) => void
}

/** The lines of an order with their quantities; a bundle is one line. What was shipped, delivered or refunded stays. */
export function EditLines({ order, quantities, bundles, shortages, onChange }: EditLinesProps) {
  const problemOf = (lines: readonly OrderLine[]) => {
    const found = shortages.find(({ variantId }) => lines.some((line) => line.variantId === variantId))
    if (!found) return null
    return lines[0]!.bundle ? shortageWords(found) : tooFewInStock(found.available)
  }
  return (
    <ul className={classes.lines}>
      {groupByBundle(order.lines).map(({ bundle, lines }) =>
        bundle ? (
          <li key={bundle.id}>
            <Bundle
              bundle={bundle}
              lines={lines}
              order={order}
              problem={problemOf(lines)}
              quantity={bundles.find(({ bundleId }) => bundleId === bundle.id)?.quantity ?? bundle.quantity}
              onChange={(quantity) =>
                onChange({
                  bundles: [
                    ...bundles.filter(({ bundleId }) => bundleId !== bundle.id),
                    ...(quantity === bundle.quantity ? [] : [{ bundleId: bundle.id, quantity }]),
                  ],
                })
              }
            />
          </li>
        ) : (
          <li key={lines[0]!.id}>
            <Line
              line={lines[0]!}
              order={order}
              problem={problemOf(lines)}
              quantity={quantities.find(({ lineId }) => lineId === lines[0]!.id)?.quantity ?? lines[0]!.quantity}
              onChange={(quantity) =>
                onChange({
                  quantities: [
                    ...quantities.filter(({ lineId }) => lineId !== lines[0]!.id),
                    ...(quantity === lines[0]!.quantity ? [] : [{ lineId: lines[0]!.id, quantity }]),
                  ],
                })
              }
            />
          </li>
        ),
      )}
    </ul>
  )
}

interface ShownProps {
  readonly order: Order
  readonly quantity: number
  /** Why the number can't be had, as text; null where it can. */
  readonly problem: string | null
  readonly onChange: (quantity: number) => void
}

function Line({ line, order, ...field }: ShownProps & { readonly line: OrderLine }) {
  const { money } = useFormats()
  const bounds = boundsOfLine(line, refundedParts(order).lines.has(line.id))
  return (
    <EditLine
      name={nameOf(line)}
      details={[
        money(line.unitPriceCents, order.currency),
        ...(line.fulfilledQuantity > 0 && bounds.reason === 'fulfilled' ? [`${line.fulfilledQuantity} fulfilled`] : []),
      ].join(' · ')}
      before={line.quantity}
      bounds={bounds}
      {...field}
    />
  )
}

function Bundle({
  bundle,
  lines,
  order,
  ...field
}: ShownProps & { readonly bundle: LineBundle; readonly lines: readonly OrderLine[] }) {
  const { money } = useFormats()
  const price = totalOfGroup(lines) / bundle.quantity
  const refunded = refundedParts(order).lines
  return (
    <EditLine
      name={bundle.title}
      details={money(price, order.currency)}
      parts={partsOfGroup(lines).map((part) => `${part.quantity / bundle.quantity} × ${nameOf(part)}`)}
      before={bundle.quantity}
      bounds={boundsOfBundle(
        lines,
        lines.some(({ id }) => refunded.has(id)),
      )}
      {...field}
    />
  )
}

const nameOf = ({ title, attributes }: Pick<OrderLine, 'title' | 'attributes'>): string =>
  [title, variantTitle(attributes)].filter(Boolean).join(' · ')
