import { formatOrderNumber } from '#shared/orders/number.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { returnTexts } from '#storefront/screens/return/texts.ts'
import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Opening, Part, Subtitle, Title, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { type BuyerReturnEmail, returnEmailTexts as texts } from './return-texts.ts'

interface ReturnEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly found: OrderReturn
  /** The order's page, or the order in the studio. */
  readonly link: string
}

/** To the buyer: a step of their return, with the shop’s message below. */
export function ReturnStep({
  kind,
  website,
  origin,
  found,
  link,
  words,
}: ReturnEmailProps & { readonly kind: BuyerReturnEmail; readonly words: DrawnWords }) {
  // The words of an earlier step say nothing about these.
  const message = kind === 'return-requested' || kind === 'return-received' ? '' : found.message
  return (
    <EmailFrame website={website} origin={origin} preview={texts.leads[kind]} closing={words.closing} hasPolicies>
      {(style) => (
        <>
          <Opening style={style} words={words} />
          {message !== '' && (
            <Notice style={style}>
              <Words style={style}>{message}</Words>
            </Notice>
          )}
          <Items
            style={style}
            items={found.lines.map((line) => ({
              id: line.lineId,
              words: texts.itemOf(line.quantity, line.title),
            }))}
          />
          <Action style={style} href={link}>
            {texts.viewOrder}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}

/** To the owner: what the buyer wants to send back, and why. */
export function NewReturn({ website, origin, found, link }: ReturnEmailProps) {
  const lead = texts.newLead(formatOrderNumber(found.order.number))
  return (
    <EmailFrame website={website} origin={origin} preview={lead} closing={texts.newReply}>
      {(style) => (
        <>
          <Title style={style}>{texts.newTitle}</Title>
          <Words style={style}>{lead}</Words>
          <Action style={style} href={link}>
            {texts.viewOrder}
          </Action>
          <Items
            style={style}
            items={found.lines.map((line) => ({
              id: line.lineId,
              words: texts.itemFor(line.quantity, line.title, returnTexts.reasons[line.reason]),
            }))}
          />
          {found.note !== '' && (
            <Part style={style}>
              <Subtitle style={style}>{texts.note}</Subtitle>
              <Words style={style} isQuiet>
                {found.note}
              </Words>
            </Part>
          )}
        </>
      )}
    </EmailFrame>
  )
}

function Items({
  style,
  items,
}: {
  readonly style: EmailStyle
  readonly items: readonly { readonly id: string; readonly words: string }[]
}) {
  return (
    <Part style={style}>
      <Subtitle style={style}>{texts.items}</Subtitle>
      {items.map(({ id, words }) => (
        <Words key={id} style={style} isQuiet>
          {words}
        </Words>
      ))}
    </Part>
  )
}
