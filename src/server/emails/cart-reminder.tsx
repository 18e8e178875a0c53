import { Link } from '@react-email/link'
import { cartReminderTexts as texts } from './cart-reminder-texts.ts'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Part, Title, Words } from './email-parts.tsx'
import { styleOf } from './email-style.ts'

export interface CartReminderProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly items: readonly { readonly title: string; readonly quantity: number }[]
  /** Restores the cart on any device. */
  readonly link: string
  /** Where the recipient ends all reminders. */
  readonly endLink: string
}

/** To someone who asked for it: what they left in their cart. */
export function CartReminder({ website, origin, items, link, endLink }: CartReminderProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview}
      closing={
        <>
          {texts.because}{' '}
          <Link href={endLink} style={{ color: styleOf(website.styles).link, textDecoration: 'underline' }}>
            {texts.unsubscribe}
          </Link>
        </>
      }
    >
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{texts.lead(website.title)}</Words>
          <Part style={style}>
            {items.map(({ title, quantity }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items have no ids, and never move
              <Words key={index} style={style}>
                {texts.item(quantity, title)}
              </Words>
            ))}
          </Part>
          <Action style={style} href={link}>
            {texts.view}
          </Action>
          <Words style={style} isQuiet>
            {texts.notReserved}
          </Words>
        </>
      )}
    </EmailFrame>
  )
}
