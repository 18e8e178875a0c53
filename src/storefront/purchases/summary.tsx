import type { ShoppingCart } from '#shared/cart/schema.ts'
import { type TotalRow, type Totals, totalRows, totalsOfCart } from '#shared/cart/total-rows.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { formatPercent } from '#shared/money/percent.ts'

interface SummaryProps {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
  /** Shown in place of the shipping cost while that is not known. */
  readonly unknownShipping: string
  /** Shown in place of the tax while the buyer’s place is not known; absent: the tax is known. */
  readonly unknownTax?: string | undefined
}

/** The totals of a cart. */
export function Summary({ cart, ...shown }: SummaryProps) {
  return <TotalsTable totals={totalsOfCart(cart)} {...shown} />
}

/** The totals of a cart or an order, by their rows. */
export function TotalsTable({
  totals,
  moneyFormat,
  unknownShipping,
  unknownTax,
}: Omit<SummaryProps, 'cart'> & { readonly totals: Totals }) {
  const { locale, patterns } = moneyFormat
  const rows = totalRows(totals, {
    money: (cents) => formatMoney(cents, totals.currency, moneyFormat),
    percent: (milliPercent) => formatPercent(milliPercent, locale, patterns?.percent),
    unknownShipping,
    unknownTax,
  })
  return (
    <dl className="totals">
      {rows.map(({ kind, label, value }) => (
        <div key={`${kind} ${label}`} className={classes[kind]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const classes: Readonly<Record<TotalRow['kind'], string | undefined>> = {
  part: undefined,
  total: 'is-grand',
  included: 'is-included',
}
