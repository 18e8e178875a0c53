import type { ShoppingCart, TaxRow } from '#shared/cart/schema.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { formatPercent } from '#shared/money/percent.ts'

/** The parts of a cart or an order that its totals need. */
export interface Totals
  extends Pick<
    ShoppingCart,
    | 'currency'
    | 'subtotalCents'
    | 'discountCents'
    | 'shippingCostCents'
    | 'applicableTaxRules'
    | 'grandTotalCents'
    | 'requiresShipping'
  > {
  readonly couponCodes: readonly string[]
  /** Null while the shipping method is not known. */
  readonly shippingName: string | null
  readonly isPickup: boolean
}

interface SummaryProps {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
  /** Shown in place of the shipping cost while that is not known. */
  readonly unknownShipping: string
}

/** The totals of a cart: exactly the server's rows, never added up here. */
export function Summary({ cart, ...shown }: SummaryProps) {
  const totals = {
    ...cart,
    couponCodes: cart.validCoupons.map((coupon) => coupon.code),
    shippingName: cart.selectedShippingOption?.name ?? null,
    isPickup: cart.selectedShippingOption?.isPickup ?? false,
  }
  return <TotalsTable totals={totals} {...shown} />
}

/** Subtotal, discount, shipping, tax by rate, total; included tax comes below the total, because it adds nothing. */
export function TotalsTable({
  totals,
  moneyFormat,
  unknownShipping,
}: Omit<SummaryProps, 'cart'> & { readonly totals: Totals }) {
  const { couponCodes, shippingName, isPickup, shippingCostCents, applicableTaxRules } = totals
  const money = (cents: number) => formatMoney(cents, totals.currency, moneyFormat)
  const taxes = (included: boolean) =>
    applicableTaxRules
      .filter((tax) => tax.included === included)
      .map((tax) => (
        <Row
          key={`${tax.name} ${tax.rateMilliPercent}`}
          className={included ? 'is-included' : undefined}
          label={`${included ? 'Includes ' : ''}${nameOf(tax, moneyFormat)}`}
          value={money(tax.amountCents)}
        />
      ))
  return (
    <dl className="totals">
      <Row label="Subtotal" value={money(totals.subtotalCents)} />
      {totals.discountCents > 0 && (
        <Row label={['Discount', ...couponCodes].join(', ')} value={`−${money(totals.discountCents)}`} />
      )}
      {totals.requiresShipping && shippingName === null && <Row label="Shipping" value={unknownShipping} />}
      {totals.requiresShipping && shippingName !== null && (
        <Row
          label={isPickup ? shippingName : `Shipping, ${shippingName}`}
          value={shippingCostCents === 0 ? 'Free' : money(shippingCostCents)}
        />
      )}
      {taxes(false)}
      <Row
        className="is-grand"
        label={totals.requiresShipping && shippingName === null ? 'Total before shipping' : 'Total'}
        value={money(totals.grandTotalCents)}
      />
      {taxes(true)}
    </dl>
  )
}

const nameOf = ({ name, rateMilliPercent }: TaxRow, { locale, patterns }: MoneyFormat) =>
  `${name} ${formatPercent(rateMilliPercent, locale, patterns?.percent)}`

function Row({ label, value, className }: { label: string; value: string; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
