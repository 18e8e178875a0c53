import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Title, Words } from './email-parts.tsx'
import { exemptionEmailTexts as texts } from './tax-exemption-texts.ts'

interface TaxExemptionLinkProps {
  readonly website: EmailWebsite
  readonly origin: string
  /** It gives the cart of the browser that opens it the prices without tax. */
  readonly link: string
}

/** To an exempt customer, when someone asked for a link to buy without tax with their address. */
export function TaxExemptionLink({ website, origin, link }: TaxExemptionLinkProps) {
  return (
    <EmailFrame website={website} origin={origin} preview={texts.preview} closing={texts.ignore}>
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{texts.words(website.title)}</Words>
          <Action style={style} href={link}>
            {texts.open}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
