import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Title, Words } from './email-parts.tsx'

export interface NewsletterConfirmationProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly listName: string
  /** Where the subscription is confirmed. */
  readonly link: string
  /** Days for which the link works. */
  readonly days: number
}

/** To an address that someone added to a list: it gets nothing more unless its owner confirms. */
export function NewsletterConfirmation({ website, origin, listName, link, days }: NewsletterConfirmationProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview="Confirm your email to subscribe."
      closing="Didn’t sign up? You can ignore this email. You won’t get emails from us unless you confirm."
    >
      {(style) => (
        <>
          <Title style={style}>Confirm your subscription</Title>
          <Words style={style}>
            {`Someone, probably you, signed up this email address for ${website.title} (${listName}). Confirm to start getting emails.`}
          </Words>
          <Action style={style} href={link}>
            Confirm subscription
          </Action>
          <Words style={style} isQuiet>{`This link is valid for ${days} days.`}</Words>
        </>
      )}
    </EmailFrame>
  )
}
