import { Link } from '@react-email/link'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Title, Words } from './email-parts.tsx'
import { styleOf } from './email-style.ts'

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
      preview={`You’re subscribed to ${website.title}.`}
      closing={
        <>
          You’re getting this email because you subscribed.{' '}
          <Link href={unsubscribeLink} style={{ color: styleOf(website.styles).link, textDecoration: 'underline' }}>
            Unsubscribe
          </Link>
        </>
      }
    >
      {(style) => (
        <>
          <Title style={style}>You’re subscribed</Title>
          <Words style={style}>
            {`Thank you for confirming. You’ll get emails from ${website.title} (${listName}). You can unsubscribe at any time with the link at the end of each email.`}
          </Words>
          <Action style={style} href={origin}>
            {`Visit ${website.title}`}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
