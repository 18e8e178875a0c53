import { Link } from '@react-email/link'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Title, Words } from './email-parts.tsx'
import { styleOf } from './email-style.ts'
import { restockEmailTexts as texts } from './restock-texts.ts'

export interface BackInStockProps {
  readonly website: EmailWebsite
  readonly origin: string
  /** The product, with the values of its variant. */
  readonly product: string
  /** The product's page with the variant chosen. */
  readonly link: string
  /** Where the recipient ends all of their notices. */
  readonly endLink: string
}

/** To someone who waited for a variant: it can be bought again. */
export function BackInStock({ website, origin, product, link, endLink }: BackInStockProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview(website.title)}
      closing={
        <>
          {texts.because}{' '}
          <Link href={endLink} style={{ color: styleOf(website.styles).link, textDecoration: 'underline' }}>
            {texts.unsubscribe}
          </Link>
        </>
      }
    >
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{texts.isBack(product, website.title)}</Words>
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
