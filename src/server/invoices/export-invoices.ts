import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Cell } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { isOfDonations } from '#shared/invoices/rules.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { decimalOf } from '#shared/money/money.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { invoiceFilename, invoicePdf } from './invoice-file.ts'
import { type Period, streamInvoices } from './invoice-store.ts'
import { titleOf } from './title-of.ts'

const titles = [
  ...['Number', 'Type', 'Date', 'For invoice', 'Order', 'Customer', 'Company', 'Customer country'],
  ...['Tax', 'Tax rate', 'Taxed amount', 'Tax amount', 'Total without tax', 'Total tax', 'Total', 'Currency'],
  ...['Exchange rate', 'Store currency', 'Total tax in store currency', 'Total in store currency'],
]

/** The documents of a period for the books: a row for each tax rate. Amounts of credit notes are negative. */
export async function* invoiceRows(scope: Scope, period: Period, timeZone: string): AsyncGenerator<readonly Cell[]> {
  yield titles
  for await (const { invoice } of streamInvoices(scope, period, timeZone)) {
    // A donation that was given with goods is on their invoice, too.
    if (isOfDonations(invoice)) continue
    const taxes: (Invoice['taxes'][number] | null)[] = invoice.taxes.length > 0 ? invoice.taxes : [null]
    for (const tax of taxes) yield cellsOf(invoice, tax)
  }
}

function cellsOf(invoice: Invoice, tax: Invoice['taxes'][number] | null): Cell[] {
  const { buyer, currency, totalCents, taxCents, accounting } = invoice
  const own = accounting ?? { currency, rate: '1' }
  const sign = invoice.kind === 'invoice' ? 1 : -1
  const money = (cents: number) => ({ amount: decimalOf(sign * cents, currency) })
  const ownMoney = (cents: number) => ({ amount: decimalOf(sign * inShopCurrency(cents, own), own.currency) })
  return [
    invoice.number,
    titleOf(invoice),
    calendarDay(invoice.issuedAt, invoice.timeZone),
    invoice.refersTo?.number ?? '',
    formatOrderNumber(invoice.orderNumber),
    buyer.name,
    buyer.company,
    buyer.country,
    tax?.name ?? '',
    tax ? tax.rateMilliPercent / 1000 : '',
    tax && tax.baseCents !== null ? money(tax.baseCents) : '',
    tax ? money(tax.amountCents) : '',
    money(totalCents - taxCents),
    money(taxCents),
    money(totalCents),
    currency,
    accounting?.rate ?? '',
    own.currency,
    ownMoney(taxCents),
    ownMoney(totalCents),
  ]
}

/** The PDF files of a period as ZIP, streamed: each is drawn when the one before it was sent. */
export function invoicesZip(scope: Scope, period: Period, timeZone: string): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  zip.on('error', (error: Error) => output.destroy(error))
  addAll().then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  )
  return output

  async function addAll(): Promise<void> {
    for await (const { invoice } of streamInvoices(scope, period, timeZone)) {
      if (output.destroyed) return
      zip.addBuffer(await invoicePdf(invoice), invoiceFilename(invoice).replaceAll('/', '-'), {
        mtime: new Date(invoice.issuedAt),
      })
      if (output.writableNeedDrain) await new Promise((resolve) => output.once('drain', resolve).once('close', resolve))
    }
  }
}
