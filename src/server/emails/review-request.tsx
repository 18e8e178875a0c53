import { Img } from '@react-email/img'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ProductSummary } from '#shared/products/summary.ts'
import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Part, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { reviewEmailTexts as texts } from './review-texts.ts'

/** More would make the email long; the page has all of them. */
const SHOWN = 5
const PICTURE = 64

interface ReviewRequestProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  readonly products: readonly Pick<ProductSummary, 'id' | 'title' | 'picture'>[]
  /** The page on which the buyer writes reviews. */
  readonly link: string
  /** Where the buyer ends such emails. */
  readonly stopLink: string
}

/** To a buyer, some days after the last shipment: asks for reviews. */
export function ReviewRequest({ website, origin, words, products, link, stopLink }: ReviewRequestProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview}
      closing={words.closing}
      duty={{ text: texts.because, link: { href: stopLink, label: texts.stop } }}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
          <Action style={style} href={link}>
            {texts.write}
          </Action>
          <Words style={style} isQuiet>
            {texts.short}
          </Words>
          <Part style={style}>
            {products.slice(0, SHOWN).map((product) => (
              <Item key={product.id} style={style} origin={origin} product={product} />
            ))}
          </Part>
        </>
      )}
    </EmailFrame>
  )
}

function Item({
  style,
  origin,
  product: { title, picture },
}: {
  readonly style: EmailStyle
  readonly origin: string
  readonly product: ReviewRequestProps['products'][number]
}) {
  return (
    <Section style={{ padding: '0 0 12px' }}>
      {picture && (
        <Img
          src={`${origin}${picture.assetUrl}?format=300w`}
          alt=""
          width={PICTURE}
          height={PICTURE}
          style={{ objectFit: 'cover', borderRadius: 4, display: 'inline-block', verticalAlign: 'middle' }}
        />
      )}
      <Text
        style={{
          ...{ display: 'inline-block', verticalAlign: 'middle', margin: picture ? '0 0 0 16px' : 0 },
          ...{ fontSize: 16, lineHeight: '24px', color: style.text, maxWidth: 320 },
        }}
      >
        {title}
      </Text>
    </Section>
  )
}
