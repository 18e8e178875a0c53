import { cartReminderTexts as texts } from './cart-reminder-texts.ts'
import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Part, Words } from './email-parts.tsx'

export interface CartReminderProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  readonly items: readonly { readonly title: string; readonly quantity: number }[]
  /** Restores the cart on any device. */
  readonly link: string
  /** Where the recipient ends all reminders. */
  readonly endLink: string
}

/** To someone who asked for it: what they left in their cart. */
export function CartReminder({ website, origin, words, items, link, endLink }: CartReminderProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview}
      closing={words.closing}
      duty={{ text: texts.because, link: { href: endLink, label: texts.unsubscribe } }}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
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
