import { formatDate } from '#shared/dates/format.ts'
import { withoutLinks } from '#shared/texts/without-links.ts'
import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Part, Words } from './email-parts.tsx'
import { paymentLinkEmailTexts as texts } from './payment-link-texts.ts'

export interface PaymentLinkEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  readonly items: readonly { readonly title: string; readonly quantity: number }[]
  /** As money. */
  readonly total: string
  /** Whether the total still depends on the customer: on their address, or how it is shipped. */
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
  words,
  items,
  total,
  isOpen,
  message,
  expiresAt,
  url,
}: PaymentLinkEmailProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.lead(website.title, total)}
      closing={words.closing}
      hasPolicies
    >
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={isOpen ? texts.notFinal : ''} />
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
