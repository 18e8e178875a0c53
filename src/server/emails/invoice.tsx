import { formatOrderNumber } from '#shared/orders/number.ts'
import { isOfConsumer } from '#shared/withdrawals/rules.ts'
import type { CustomerEmailProps, OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, OtherAction, Part, Subtitle } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { invoiceEmailTexts as texts } from './order-texts.ts'
import { emailTexts } from './texts.ts'

/** To the customer: links to the invoice of an order, and to its credit notes. */
export function InvoiceEmail({ order, website, links, words }: CustomerEmailProps) {
  const number = formatOrderNumber(order.number)
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={texts.about(number)}
      closing={words.closing}
      hasPolicies
      isForBusiness={!isOfConsumer(order)}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
          {links.invoices.toReversed().map((one, index) => {
            const Link = index === 0 ? Action : OtherAction
            return (
              <Link key={one.id} style={style} href={one.href}>
                {one.title}
              </Link>
            )
          })}
          <OtherAction style={style} href={links.order}>
            {emailTexts.viewYourOrder}
          </OtherAction>
        </>
      )}
    </EmailFrame>
  )
}

/** The invoices of an order in its other emails; nothing where it has none. */
export function InvoicesPart({ links, style }: Pick<OrderEmailProps, 'links'> & { readonly style: EmailStyle }) {
  if (links.invoices.length === 0) return null
  return (
    <Part style={style}>
      <Subtitle style={style}>{texts.part}</Subtitle>
      {links.invoices.map((one) => (
        <OtherAction key={one.id} style={style} href={one.href}>
          {one.title}
        </OtherAction>
      ))}
    </Part>
  )
}
