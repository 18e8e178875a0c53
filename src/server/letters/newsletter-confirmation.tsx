import type { LetterWebsite } from './letter.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Title, Words } from './letter-parts.tsx'

export interface NewsletterConfirmationProps {
  readonly website: LetterWebsite
  readonly origin: string
  readonly listName: string
  /** Where the subscription is confirmed. */
  readonly link: string
  /** Days that the link is good for. */
  readonly days: number
}

/** To an address that somebody put on a list: it gets nothing more unless its receiver says so. */
export function NewsletterConfirmation({ website, origin, listName, link, days }: NewsletterConfirmationProps) {
  return (
    <LetterFrame
      website={website}
      origin={origin}
      preview="One more step, and you are on the list."
      closing="You did not ask for this? Then nothing has to be done: without your confirmation you get no letters from us."
    >
      {(style) => (
        <>
          <Title style={style}>Is this your address?</Title>
          <Words style={style}>
            {`Somebody, most likely you, asked for letters from ${website.title} (${listName}) to this address. Please confirm it, so that nobody gets letters who does not want them.`}
          </Words>
          <Action style={style} href={link}>
            Confirm subscription
          </Action>
          <Words style={style} isQuiet>{`The link is good for ${days} days.`}</Words>
        </>
      )}
    </LetterFrame>
  )
}
