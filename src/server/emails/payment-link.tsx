import { formatDate } from '#shared/dates/format.ts'
import { withoutLinks } from '#shared/texts/without-links.ts'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Part, replyLine, Title, Words } from './email-parts.tsx'
import { paymentLinkEmailTexts as texts } from './payment-link-texts.ts'

export interface PaymentLinkEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly items: readonly { readonly title: string; readonly quantity: number }[]
  /** As money. */
  readonly total: string
  /** Whether the total still depends on the customer's address. */
  readonly isOpen: boolean
  readonly message: string
  /** In milliseconds since 1970. */
  readonly expiresAt: number
  readonly url: string
}

/** To the customer: what the shop has prepared, and the link to pay for it. */
export function PaymentLinkEmail({
  website,
  origin,
  items,
  total,
  isOpen,
  message,
  expiresAt,
  url,
}: PaymentLinkEmailProps) {
  const lead = (isOpen ? texts.leadOpen : texts.lead)(website.title, total)
  return (
    <EmailFrame website={website} origin={origin} preview={lead} closing={replyLine(website, texts.reply)} hasPolicies>
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{lead}</Words>
          {message !== '' && <Words style={style}>{withoutLinks(message)}</Words>}
          <Part style={style}>
            {items.map(({ title, quantity }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items have no ids, and never move
              <Words key={index} style={style}>
                {texts.item(quantity, title)}
              </Words>
            ))}
          </Part>
          <Action style={style} href={url}>
            {texts.pay}
          </Action>
          <Words style={style} isQuiet>
            {texts.until(formatDate(expiresAt - 1, website.settings))}
          </Words>
        </>
      )}
    </EmailFrame>
  )
}
