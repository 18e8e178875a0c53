import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening } from './email-parts.tsx'
import { exemptionEmailTexts as texts } from './tax-exemption-texts.ts'

interface TaxExemptionLinkProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  /** It gives the cart of the browser that opens it the prices without tax. */
  readonly link: string
}

/** To an exempt customer, when someone asked for a link to buy without tax with their address. */
export function TaxExemptionLink({ website, origin, words, link }: TaxExemptionLinkProps) {
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
          <Opening style={style} words={words} fixed={texts.words(website.title)} />
          <Action style={style} href={link}>
            {texts.open}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
