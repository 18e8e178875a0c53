import { formatDate } from '#shared/dates/format.ts'
import { giftCardBalancePath } from '#shared/gift-cards/paths.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, OtherAction, replyLine, Title, Words } from './email-parts.tsx'
import { giftCardTexts as texts } from './texts.ts'

/** Letters and digits that look alike are told apart best in these. */
const MONOSPACE = 'monospace'

export interface GiftCardEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly card: GiftCard
  /** In groups. */
  readonly code: string
}

/** To the recipient of a gift card: its amount, its code, and how to use it. */
export function GiftCardEmail({ website, origin, card, code }: GiftCardEmailProps) {
  const { settings, title } = website
  const amount = formatMoney(card.balanceCents, card.currency, moneyFormatOf(settings))
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview(amount, title)}
      closing={replyLine(website, texts.reply)}
    >
      {(style) => (
        <>
          <Title style={style}>{texts.title(amount)}</Title>
          <Words style={style}>{texts.youHave(card.recipientName, amount, title)}</Words>
          {card.message !== '' && <Words style={style}>{card.message}</Words>}
          <Notice style={style}>
            <Words style={style} isQuiet>
              {texts.code}
            </Words>
            <div style={{ fontFamily: MONOSPACE, fontSize: 20, lineHeight: '28px', color: style.text }}>{code}</div>
          </Notice>
          <Words style={style} isQuiet>
            {texts.howToUse(card.expiresAt === null ? null : formatDate(card.expiresAt - 1, settings))}
          </Words>
          <Action style={style} href={origin}>
            {texts.visit(title)}
          </Action>
          <OtherAction style={style} href={`${origin}${giftCardBalancePath}`}>
            {texts.balance}
          </OtherAction>
        </>
      )}
    </EmailFrame>
  )
}
