import type { Split } from '#shared/reports/api.ts'
import { netOf, type Sums, totalOf } from '#shared/reports/sums.ts'
import type { Formats } from '#studio/kit/use-formats.ts'
import type { ReportColumn } from './report-table.tsx'

interface WithSums {
  readonly sums: Sums
}

/** The columns of sales: from the full price to the total. */
export function salesColumns(formats: Formats): ReportColumn<WithSums>[] {
  return [
    countOf('Orders', formats, ({ orders }) => orders),
    ...goodsColumns(formats),
    moneyOf('Shipping', formats, ({ shippingCents }) => shippingCents),
    moneyOf('Tax', formats, ({ taxCents }) => taxCents),
    moneyOf('Total sales', formats, totalOf),
  ]
}

/** The columns of a report that splits sales. */
export function splitColumns(split: Split, formats: Formats): ReportColumn<WithSums>[] {
  switch (split) {
    case 'discount':
      return [
        countOf('Orders', formats, ({ orders }) => orders),
        moneyOf('Discounted', formats, ({ discountCents }) => discountCents),
        moneyOf('Total sales of these orders', formats, ({ grossCents }) => grossCents),
      ]
    case 'tax':
      return [
        moneyOf('Taxable sales', formats, ({ grossCents }) => grossCents),
        moneyOf('Refunds', formats, ({ returnCents }) => -returnCents),
        moneyOf('Net taxable sales', formats, netOf),
        moneyOf('Tax', formats, ({ taxCents }) => taxCents),
      ]
    case 'payment':
      return [
        // An order that is paid with a gift card and a card counts in both rows.
        { ...countOf('Orders', formats, ({ orders }) => orders), hasNoTotal: true },
        moneyOf('Amount', formats, ({ grossCents }) => grossCents),
        moneyOf('Refunds', formats, ({ returnCents }) => -returnCents),
        moneyOf('Net amount', formats, netOf),
      ]
    case 'fund':
      return [
        countOf('Donations', formats, ({ orders }) => orders),
        moneyOf('Received', formats, ({ donationCents }) => donationCents),
      ]
    case 'product':
    case 'variant':
    case 'category':
      return [
        countOf('Units sold', formats, ({ units }) => units),
        countOf('Units refunded', formats, ({ returnedUnits }) => returnedUnits),
        ...goodsColumns(formats),
        moneyOf('Tax', formats, ({ taxCents }) => taxCents),
      ]
    default:
      return salesColumns(formats)
  }
}

/** The sum that a row is compared by. */
export const comparedSum = (split: Split, sums: Sums): number => comparedSums[split]?.(sums) ?? netOf(sums)

const comparedSums: Partial<Record<Split, (sums: Sums) => number>> = {
  discount: ({ discountCents }) => discountCents,
  tax: ({ taxCents }) => taxCents,
  fund: ({ donationCents }) => donationCents,
}

const goodsColumns = (formats: Formats): ReportColumn<WithSums>[] => [
  moneyOf('Gross sales', formats, ({ grossCents }) => grossCents),
  moneyOf('Discounts', formats, ({ discountCents }) => -discountCents),
  moneyOf('Refunds', formats, ({ returnCents }) => -returnCents),
  moneyOf('Net sales', formats, netOf),
]

/** Nothing taken off is 0, not -0. */
const moneyOf = (title: string, { money }: Formats, of: (sums: Sums) => number): ReportColumn<WithSums> => ({
  title,
  cell: ({ sums }) => money(of(sums) || 0),
})

const countOf = (title: string, { number }: Formats, of: (sums: Sums) => number): ReportColumn<WithSums> => ({
  title,
  cell: ({ sums }) => number(of(sums)),
})
