import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Words } from './email-parts.tsx'
import { newsletterConfirmationTexts as texts } from './texts.ts'

export interface NewsletterConfirmationProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  /** Where the subscription is confirmed. */
  readonly link: string
  /** Days for which the link works. */
  readonly days: number
}

/** To an address that someone added to a list: it gets nothing more unless its owner confirms. */
export function NewsletterConfirmation({ website, origin, words, link, days }: NewsletterConfirmationProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview}
      closing={words.closing}
      duty={{ text: texts.ignore }}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
          <Action style={style} href={link}>
            {texts.confirm}
          </Action>
          <Words style={style} isQuiet>
            {texts.valid(days)}
          </Words>
        </>
      )}
    </EmailFrame>
  )
}
