import { variantTitle } from '#shared/products/variants.ts'
import { QuantityInput } from '#studio/kit/quantity-input.tsx'
import classes from '../fulfil-dialog.module.css'
import type { RefundRow } from './refund-draft.ts'

interface RefundLinesProps {
  readonly rows: readonly RefundRow[]
  readonly quantities: ReadonlyMap<string, number>
  /** What was paid for a line, as text; after discounts and with taxes. */
  readonly paidFor: (lineId: string) => string
  readonly onChange: (key: string, quantity: number) => void
}

/** The items that can be refunded, each with how many of them. */
export function RefundLines({ rows, quantities, paidFor, onChange }: RefundLinesProps) {
  return (
    <ul className={classes.lines}>
      {rows.map(({ key, line, most, label }) => (
        <li key={key} className={classes.line}>
          <div className={classes.words}>
            <div className={classes.title}>{line.title}</div>
            <div className={classes.facts}>
              {[variantTitle(line.attributes), label, paidFor(line.id)].filter(Boolean).join(' · ')}
            </div>
          </div>
          <QuantityInput
            aria-label={`Quantity of ${[line.title, label.toLowerCase()].filter(Boolean).join(', ')}`}
            w={92}
            most={most}
            showsMost
            value={Math.min(most, quantities.get(key) ?? 0)}
            onChange={(quantity) => onChange(key, quantity)}
          />
        </li>
      ))}
    </ul>
  )
}
