import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Words } from './email-parts.tsx'
import { ownPricesEmailTexts as texts } from './own-prices-texts.ts'

interface OwnPricesLinkProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  /** It shows the prices of the customer's group in the browser that opens it. */
  readonly link: string
}

/** To a customer in a group: the link that opens the group's prices. */
export function OwnPricesLink({ website, origin, words, link }: OwnPricesLinkProps) {
  return (
    <EmailFrame website={website} origin={origin} preview={texts.preview} closing={words.closing}>
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={texts.words(website.title)} />
          <Action style={style} href={link}>
            {texts.open}
          </Action>
          <Words style={style}>{texts.private}</Words>
        </>
      )}
    </EmailFrame>
  )
}
