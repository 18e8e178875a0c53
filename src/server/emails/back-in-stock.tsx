import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Words } from './email-parts.tsx'
import { restockEmailTexts as texts } from './restock-texts.ts'

export interface BackInStockProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  /** The product's page with the variant chosen. */
  readonly link: string
  /** Where the recipient ends all of their notices. */
  readonly endLink: string
}

/** To someone who waited for a variant: it can be bought again. */
export function BackInStock({ website, origin, words, link, endLink }: BackInStockProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview(website.title)}
      closing={words.closing}
      duty={{ text: texts.because, link: { href: endLink, label: texts.unsubscribe } }}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
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
