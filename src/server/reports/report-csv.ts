import type { Cell } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import { decimalOf } from '#shared/money/money.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { ExportedReport, Split } from '#shared/reports/api.ts'
import { type Days, stepOf } from '#shared/reports/periods.ts'
import { netOf, type Sums, totalOf } from '#shared/reports/sums.ts'
import { nameOfRow, placeOfTax, splitNames } from '#shared/reports/words.ts'
import { readGiftCardLiability } from './read-gift-cards.ts'
import { readInventoryRows } from './read-inventory.ts'
import { readPoints } from './read-sales-report.ts'
import { readSplit } from './read-split.ts'

const BATCH = 500

/** A report as the rows of a CSV file, the titles first. */
export async function* reportRows(scope: Scope, report: ExportedReport, days: Days): AsyncGenerator<Cell[]> {
  const { currency, locale } = await scope.settings()
  if (report === 'sales') yield* salesRows(scope, days, currency)
  else if (report === 'gift-cards') yield* giftCardRows(scope, days)
  else if (report === 'inventory') yield* inventoryRows(scope, currency)
  else yield* splitRows(scope, report, days, { currency, locale })
}

interface CsvColumn {
  readonly title: string
  /** A number, or an amount in hundredths. */
  readonly value: (sums: Sums) => number
  readonly isMoney?: boolean
}

const columns: readonly CsvColumn[] = [
  { title: 'Orders', value: ({ orders }) => orders },
  { title: 'Units sold', value: ({ units }) => units },
  { title: 'Units refunded or canceled', value: ({ returnedUnits }) => returnedUnits },
  { title: 'Gross sales', value: ({ grossCents }) => grossCents, isMoney: true },
  { title: 'Discounts', value: ({ discountCents }) => discountCents, isMoney: true },
  { title: 'Refunds and cancellations', value: ({ returnCents }) => returnCents, isMoney: true },
  { title: 'Net sales', value: netOf, isMoney: true },
  { title: 'Shipping', value: ({ shippingCents }) => shippingCents, isMoney: true },
  { title: 'Tax', value: ({ taxCents }) => taxCents, isMoney: true },
  { title: 'Total sales', value: totalOf, isMoney: true },
  { title: 'Gift cards sold', value: ({ giftCardCents }) => giftCardCents, isMoney: true },
  { title: 'Donations', value: ({ donationCents }) => donationCents, isMoney: true },
  { title: 'Number of refunds', value: ({ refunds }) => refunds },
  { title: 'Refunded with tax and shipping', value: ({ refundedCents }) => refundedCents, isMoney: true },
]

const own = new Map<Split, readonly CsvColumn[]>([
  [
    'fund',
    [
      { title: 'Donations', value: ({ orders }) => orders },
      { title: 'Received', value: ({ donationCents }) => donationCents, isMoney: true },
    ],
  ],
  [
    'discount',
    [
      { title: 'Orders', value: ({ orders }) => orders },
      { title: 'Discounted', value: ({ discountCents }) => discountCents, isMoney: true },
      { title: 'Total sales of these orders', value: ({ grossCents }) => grossCents, isMoney: true },
    ],
  ],
  [
    'tax',
    [
      { title: 'Taxable sales', value: ({ grossCents }) => grossCents, isMoney: true },
      { title: 'Refunds and cancellations', value: ({ returnCents }) => returnCents, isMoney: true },
      { title: 'Net taxable sales', value: netOf, isMoney: true },
      { title: 'Tax', value: ({ taxCents }) => taxCents, isMoney: true },
    ],
  ],
  [
    'payment',
    [
      { title: 'Orders', value: ({ orders }) => orders },
      { title: 'Amount', value: ({ grossCents }) => grossCents, isMoney: true },
      { title: 'Refunds and cancellations', value: ({ returnCents }) => returnCents, isMoney: true },
      { title: 'Net amount', value: netOf, isMoney: true },
    ],
  ],
  // A product is in orders with others, and has no shipping.
  ...(['product', 'variant', 'category'] as const).map((split): [Split, readonly CsvColumn[]] => [
    split,
    columns.filter(
      ({ title }) =>
        !['Orders', 'Shipping', 'Gift cards sold', 'Donations'].includes(title) && !/^Number|^Refunded/.test(title),
    ),
  ]),
])

const cellsOf = (shown: readonly CsvColumn[], sums: Sums, currency: Currency): Cell[] =>
  shown.map(({ value, isMoney }) => (isMoney ? { amount: decimalOf(value(sums), currency) } : value(sums)))

async function* salesRows(scope: Scope, days: Days, currency: Currency): AsyncGenerator<Cell[]> {
  const step = stepOf(days) === 'hour' ? 'hour' : 'day'
  yield [step === 'hour' ? 'Hour' : 'Day', ...columns.map(({ title }) => title), 'Currency']
  for (const { begins, sums } of (await readPoints(scope, days, step)).points)
    yield [step === 'hour' ? `${begins.replace('T', ' ')}:00` : begins, ...cellsOf(columns, sums, currency), currency]
}

async function* splitRows(
  scope: Scope,
  split: Split,
  days: Days,
  { currency, locale }: { readonly currency: Currency; readonly locale: string },
): AsyncGenerator<Cell[]> {
  const shown = own.get(split) ?? columns
  const detailTitle = new Map<Split, string>([
    ['variant', 'Options and SKU'],
    ['discount', 'Code'],
    ['tax', 'Place and rate'],
  ]).get(split)
  yield [splitNames[split], ...(detailTitle ? [detailTitle] : []), ...shown.map(({ title }) => title), 'Currency']
  const { rows } = await readSplit(scope, split, { ...days, comparison: 'nothing' }, Number.MAX_SAFE_INTEGER)
  for (const row of rows) {
    const detail = split === 'tax' ? placeOfTax(row.key, locale) : row.detail
    yield [
      nameOfRow(split, row, locale),
      ...(detailTitle ? [detail] : []),
      ...cellsOf(shown, row.sums, currency),
      currency,
    ]
  }
}

async function* giftCardRows(scope: Scope, days: Days): AsyncGenerator<Cell[]> {
  yield ['Currency', 'Opening balance', 'Issued', 'Paid with', 'Refunded to', 'Expired or disabled', 'Closing balance']
  for (const { currency, ...report } of await readGiftCardLiability(scope, days)) {
    const { openingCents, issuedCents, paidCents, refundedCents, endedCents, closingCents } = report
    yield [
      currency,
      ...[openingCents, issuedCents, paidCents, refundedCents, endedCents, closingCents].map((cents) => ({
        amount: decimalOf(cents, currency),
      })),
    ]
  }
}

async function* inventoryRows(scope: Scope, currency: Currency): AsyncGenerator<Cell[]> {
  yield ['Product', 'Units in stock', 'Value at current prices', 'Currency']
  for (let offset = 0; ; offset += BATCH) {
    const rows = await readInventoryRows(scope, BATCH, offset)
    for (const { title, units, valueCents } of rows)
      yield [title, units, { amount: decimalOf(valueCents, currency) }, currency]
    if (rows.length < BATCH) return
  }
}
