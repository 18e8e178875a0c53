import { Link } from '@react-email/link'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Title, Words } from './email-parts.tsx'
import { styleOf } from './email-style.ts'
import { newsletterWelcomeTexts as texts } from './texts.ts'

export interface NewsletterWelcomeProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly listName: string
  /** Where the subscription is ended. */
  readonly unsubscribeLink: string
}

/** To someone who has confirmed a subscription: that it worked, and how to end it. */
export function NewsletterWelcome({ website, origin, listName, unsubscribeLink }: NewsletterWelcomeProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview(website.title)}
      closing={
        <>
          {texts.because}{' '}
          <Link href={unsubscribeLink} style={{ color: styleOf(website.styles).link, textDecoration: 'underline' }}>
            {texts.unsubscribe}
          </Link>
        </>
      }
    >
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{texts.thankYou(website.title, listName)}</Words>
          <Action style={style} href={origin}>
            {texts.visit(website.title)}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
