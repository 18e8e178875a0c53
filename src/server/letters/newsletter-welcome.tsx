import { Link } from '@react-email/link'
import type { LetterWebsite } from './letter.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Title, Words } from './letter-parts.tsx'
import { styleOf } from './letter-style.ts'

export interface NewsletterWelcomeProps {
  readonly website: LetterWebsite
  readonly origin: string
  readonly listName: string
  /** Where the subscription is ended. */
  readonly unsubscribeLink: string
}

/** To whoever has confirmed a subscription: that it worked, and how to end it. */
export function NewsletterWelcome({ website, origin, listName, unsubscribeLink }: NewsletterWelcomeProps) {
  return (
    <LetterFrame
      website={website}
      origin={origin}
      preview={`You get letters from ${website.title} from now on.`}
      closing={
        <>
          You get this because you subscribed.{' '}
          <Link href={unsubscribeLink} style={{ color: styleOf(website.appearance).link, textDecoration: 'underline' }}>
            Unsubscribe
          </Link>
        </>
      }
    >
      {(style) => (
        <>
          <Title style={style}>You are on the list.</Title>
          <Words style={style}>
            {`Thank you for confirming. From now on ${website.title} (${listName}) writes to this address. Every letter has a link at its end that takes you off the list again, at once.`}
          </Words>
          <Action style={style} href={origin}>
            {`Visit ${website.title}`}
          </Action>
        </>
      )}
    </LetterFrame>
  )
}
