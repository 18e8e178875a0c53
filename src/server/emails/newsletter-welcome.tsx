import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening } from './email-parts.tsx'
import { newsletterWelcomeTexts as texts } from './texts.ts'

export interface NewsletterWelcomeProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  /** Where the subscription is ended. */
  readonly unsubscribeLink: string
}

/** To someone who has confirmed a subscription: that it worked, and how to end it. */
export function NewsletterWelcome({ website, origin, words, unsubscribeLink }: NewsletterWelcomeProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview(website.title)}
      closing={words.closing}
      duty={{ text: texts.because, link: { href: unsubscribeLink, label: texts.unsubscribe } }}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
          <Action style={style} href={origin}>
            {texts.visit(website.title)}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
