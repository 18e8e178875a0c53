import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import type { CSSProperties } from 'react'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { regionsOf } from '#shared/addresses/regions.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { type TotalRow, totalRows } from '#shared/cart/total-rows.ts'
import { formatDate } from '#shared/dates/format.ts'
import { formatPercent } from '#shared/money/percent.ts'
import { isSameAddress } from '#shared/orders/rules.ts'
import { totalsOfOrder } from '#shared/orders/totals.ts'
import { describeSlot } from '#shared/slots/describe-slot.ts'
import { exemptionWords } from '#shared/tax-exemptions/rules.ts'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import type { OrderEmailProps } from './email.ts'
import { Part, Subtitle, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { emailTexts as texts } from './texts.ts'
import { moneyIn } from './words/order-values.ts'

/** What all parts of an email about an order are given. */
export interface Styled extends OrderEmailProps {
  readonly style: EmailStyle
}

/** Formats an amount of the order in the shop's format. */
export const moneyOf = ({ order, website }: Pick<OrderEmailProps, 'order' | 'website'>): ((cents: number) => string) =>
  moneyIn(order, website)

/** The style of a cell in a table of goods or sums. */
export const cell = (style: EmailStyle, more: CSSProperties = {}): CSSProperties => ({
  padding: '10px 0',
  fontSize: 16,
  lineHeight: '24px',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
  color: style.text,
  ...more,
})

/** The totals of the order, by their rows, with `more` below them. */
export function Totals(props: Styled & { readonly more?: readonly TotalRow[] }) {
  const { order, style, website, more = [] } = props
  const rows = totalRows(totalsOfOrder(order), {
    money: moneyOf(props),
    percent: (milliPercent) => formatPercent(milliPercent, website.settings.locale),
  })
  return <Figures style={style} rows={[...rows, ...more]} />
}

/** Amounts, one below the other. */
export function Figures({ style, rows }: { readonly style: EmailStyle; readonly rows: readonly TotalRow[] }) {
  const looks: Readonly<Record<TotalRow['kind'], CSSProperties>> = {
    part: {},
    total: { fontSize: 18, fontWeight: 600, paddingTop: 12 },
    included: { fontSize: 14, color: style.muted },
  }
  return (
    <table className="figures" width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
      <tbody>
        {rows.map(({ kind, label, value }) => (
          <Figure key={`${kind} ${label}`} row={[label, value]} style={style} look={looks[kind]} />
        ))}
      </tbody>
    </table>
  )
}

function Figure({ row, style, look }: { row: [string, string]; style: EmailStyle; look: CSSProperties }) {
  return (
    <tr>
      <td style={cell(style, { padding: '3px 12px 3px 0', ...look })}>{row[0]}</td>
      <td style={cell(style, { padding: '3px 0', textAlign: 'right', whiteSpace: 'nowrap', ...look })}>{row[1]}</td>
    </tr>
  )
}

/** The day and time that the customer chose; nothing where they chose none. */
export function TimePart({ order, website, style }: Styled) {
  const { isPickup, name, slot } = order.shippingMethod ?? {}
  if (!slot) return null
  return (
    <Part style={style}>
      <Subtitle style={style}>{isPickup ? texts.pickupTime : texts.deliveryTime}</Subtitle>
      <Words style={style} isQuiet>
        {[describeSlot(slot, website.settings.locale), name].filter(Boolean).join('\n')}
      </Words>
    </Part>
  )
}

/** The consent to the immediate delivery of digital goods; nothing where it was not asked. */
export function ConsentPart({ order: { withdrawalConsent }, website: { settings }, style }: Styled) {
  if (!withdrawalConsent) return null
  const { at, text } = withdrawalConsent
  return (
    <Part style={style}>
      <Subtitle style={style}>{withdrawalExemptionTexts.consentTitle}</Subtitle>
      <Words style={style} isQuiet>
        {withdrawalExemptionTexts.consentGiven(text, formatDate(at, settings, 'moment'))}
      </Words>
    </Part>
  )
}

/** Why the buyer paid no tax; nothing for others. */
export function ExemptionPart({ order: { taxExemption }, style }: Pick<Styled, 'order' | 'style'>) {
  if (!taxExemption) return null
  return (
    <Part style={style}>
      <Subtitle style={style}>{texts.taxExemption}</Subtitle>
      <Words style={style} isQuiet>
        {exemptionWords(taxExemption)}
      </Words>
    </Part>
  )
}

/** The business that buys, and both VAT numbers where it accounts for the VAT; nothing for consumers. */
export function BusinessPart({ order: { business }, website: { settings }, style }: Styled) {
  if (!business) return null
  const { company, vat, isReverseCharged } = business
  const lines = [
    company,
    vat && vat.state !== 'invalid' && texts.vatNumber(vat.number),
    isReverseCharged && texts.reverseCharge,
    isReverseCharged && settings.taxNumber && texts.sellersVatNumber(settings.taxNumber),
  ]
  return (
    <Part style={style}>
      <Subtitle style={style}>{texts.business}</Subtitle>
      <Words style={style} isQuiet>
        {lines.filter(Boolean).join('\n')}
      </Words>
    </Part>
  )
}

/** Shipping and billing address, side by side if there is space. @param isForParcel leaves the billing address out */
export function Addresses({ order, website, style, isForParcel = false }: Styled & { readonly isForParcel?: boolean }) {
  // Older pickup orders have a shipping address too: it was used for billing.
  const isPickup = order.shippingMethod?.isPickup === true
  const shippingAddress = isPickup ? null : order.shippingAddress
  const billingAddress = order.billingAddress ?? (isPickup ? order.shippingAddress : null)
  if (!shippingAddress && !billingAddress) return null
  return (
    <Row>
      {shippingAddress && (
        <AddressColumn title={texts.shippingAddress} address={shippingAddress} website={website} style={style} />
      )}
      {!isForParcel && (
        <AddressColumn
          title={texts.billingAddress}
          address={isSameAddress(shippingAddress, billingAddress) ? null : billingAddress}
          website={website}
          style={style}
        />
      )}
    </Row>
  )
}

function AddressColumn(props: {
  title: string
  /** Null means the same as the other one. */
  address: Address | null
  website: OrderEmailProps['website']
  style: EmailStyle
}) {
  const { title, address, website, style } = props
  const { locale, country } = website.settings
  const regions = {
    nameOf: (inCountry: string, code: string) =>
      regionsOf(inCountry).find((region) => region.code === code)?.name ?? code,
  }
  return (
    <Column className="half" style={{ width: '50%', verticalAlign: 'top', paddingRight: 20 }}>
      <Subtitle style={style}>{title}</Subtitle>
      <Words style={style} isQuiet>
        {address ? addressLines(address, { locale, from: country, regions }).join('\n') : texts.sameAsShipping}
      </Words>
    </Column>
  )
}
