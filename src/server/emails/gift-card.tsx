import { formatDate } from '#shared/dates/format.ts'
import { giftCardBalancePath } from '#shared/gift-cards/paths.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { withoutLinks } from '#shared/texts/without-links.ts'
import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Opening, OtherAction, Words } from './email-parts.tsx'
import { giftCardTexts as texts } from './texts.ts'

/** In these typefaces, similar letters and digits differ most. */
const MONOSPACE = 'monospace'

export interface GiftCardEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly card: GiftCard
  readonly words: DrawnWords
  /** In groups. */
  readonly code: string
  /** The page that shows it, to print. */
  readonly printUrl: string
  /** Whether the buyer reads it, and not the recipient. */
  readonly isCopy: boolean
}

/** To the recipient of a gift card: its amount, its code, and how to use it. */
export function GiftCardEmail({ website, origin, card, words, code, printUrl, isCopy }: GiftCardEmailProps) {
  const { settings, title } = website
  const amount = formatMoney(card.balanceCents, card.currency, moneyFormatOf(settings))
  return (
    <EmailFrame website={website} origin={origin} preview={texts.preview(amount, title)} closing={words.closing}>
      {(style) => (
        <>
          <Opening style={style} words={words} />
          {card.isTest && <Words style={style}>{texts.isTest}</Words>}
          {card.senderName !== '' && !isCopy && (
            <Words style={style}>{texts.from(withoutLinks(card.senderName))}</Words>
          )}
          {card.message !== '' && <Words style={style}>{withoutLinks(card.message)}</Words>}
          <Notice style={style}>
            <Words style={style} isQuiet>
              {texts.code}
            </Words>
            <div style={{ fontFamily: MONOSPACE, fontSize: 20, lineHeight: '28px', color: style.text }}>{code}</div>
          </Notice>
          <Words style={style} isQuiet>
            {texts.howToUse(card.expiresAt === null ? null : formatDate(card.expiresAt - 1, settings))}
          </Words>
          <Action style={style} href={printUrl}>
            {texts.viewAndPrint}
          </Action>
          <OtherAction style={style} href={origin}>
            {texts.visit(title)}
          </OtherAction>
          <OtherAction style={style} href={`${origin}${giftCardBalancePath}`}>
            {texts.balance}
          </OtherAction>
        </>
      )}
    </EmailFrame>
  )
}
