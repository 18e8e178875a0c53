import type { ChangeScope } from '#server/scope.ts'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { regions } from '#shared/addresses/regions.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { buyerName, isSameAddress } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'

type Parties = Pick<
  Invoice,
  | 'orderNumber'
  | 'orderPlacedAt'
  | 'locale'
  | 'timeZone'
  | 'cldrMoney'
  | 'currency'
  | 'accounting'
  | 'seller'
  | 'buyer'
  | 'taxExemption'
  | 'shippedTo'
  | 'footer'
>

/** Both sides of an order's invoice, and the formats of the shop, as they are today. */
export async function partiesOf(scope: ChangeScope, order: Order): Promise<Parties> {
  const settings = await scope.settings()
  const { invoices, locale, country } = settings
  const address = order.billingAddress ?? order.shippingAddress
  const linesOf = (one: NonNullable<typeof address>) => addressLines(one, { locale, from: country, regions })
  const name = address ? `${address.firstName} ${address.lastName}`.trim() : buyerName(order)
  const isElsewhere = order.shippingAddress !== null && !isSameAddress(order.shippingAddress, order.billingAddress)
  const vat = order.business?.vat
  const sellerName = invoices.sellerName || (await siteName(scope))
  return {
    orderNumber: order.number,
    orderPlacedAt: order.placedAt,
    locale,
    timeZone: settings.timeZone,
    cldrMoney: settings.useCldrMoneyFormat,
    currency: order.currency,
    ...(order.exchange && { accounting: { currency: order.exchange.currency, rate: order.exchange.rate } }),
    seller: {
      name: sellerName,
      addressLines: linesBelow(sellerName, settings.businessAddress),
      country,
      email: settings.contactEmail || settings.orderNotificationEmail,
      taxNumber: settings.taxNumber,
      registration: invoices.registration,
    },
    buyer: {
      name,
      company: order.business?.company || address?.company || '',
      ...(vat && vat.state !== 'invalid' && { taxNumber: vat.number }),
      addressLines: address ? linesOf({ ...address, firstName: '', lastName: '', company: '', phone: '' }) : [],
      country: address?.country ?? order.buyer?.country ?? '',
      email: order.email,
    },
    ...(order.taxExemption && { taxExemption: order.taxExemption }),
    shippedTo: isElsewhere ? linesOf({ ...order.shippingAddress!, phone: '' }) : [],
    footer: invoices.footer,
  }
}

/** The lines of a business address without a first line that repeats the name: invoices have the name before them. */
function linesBelow(name: string, address: string): string[] {
  const [first, ...rest] = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (first === undefined) return []
  return rest.length > 0 && first.toLowerCase() === name.trim().toLowerCase() ? rest : [first, ...rest]
}

async function siteName({ database, websiteId }: ChangeScope): Promise<string> {
  const row = await database
    .selectFrom('websites')
    .select('title')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return row.title
}
