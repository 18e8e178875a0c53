import { type ListedItem, mergeItems } from '#shared/orders/item-lists.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { arrivedAndMissing, listedLines } from '#shared/returns/listed.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { returnTexts } from '#storefront/screens/return/texts.ts'
import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Opening, Part, Subtitle, Title, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { type BuyerReturnEmail, returnEmailTexts as texts } from './return-texts.ts'
import { TransferNotice } from './transfer-notice.tsx'

interface ReturnEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly found: OrderReturn
  /** The order's page, or the order in the studio. */
  readonly link: string
}

/** The steps that have a message of the shop. Those of an earlier step say nothing about the others. */
const hasMessage: ReadonlySet<BuyerReturnEmail> = new Set([
  'return-approved',
  'return-refused',
  'return-canceled',
  'return-closed',
])

/** The steps after staff have counted: they are about what has arrived, not about all that was to come. */
const isCounted: ReadonlySet<BuyerReturnEmail> = new Set(['return-received', 'return-closed'])

/** To the buyer: a step of their return, with the shop’s message below. */
export function ReturnStep({
  kind,
  website,
  origin,
  found,
  link,
  words,
  isForBusiness,
  money = '',
  pay = null,
  isOwing = false,
}: ReturnEmailProps & {
  readonly kind: BuyerReturnEmail
  readonly words: DrawnWords
  readonly isForBusiness: boolean
  /** What is owed or refunded, in a sentence; absent where nothing is said. */
  readonly money?: string
  /** The label of the link that pays what is owed; absent: it opens the order. */
  readonly pay?: string | null
  /** Whether the buyer owes something; absent: no. */
  readonly isOwing?: boolean
}) {
  const { arrived, missing } = arrivedAndMissing(found)
  // A preview shows any return, also one of which nothing is counted yet.
  const isOfArrived = isCounted.has(kind) && arrived.length > 0
  const message = hasMessage.has(kind) ? found.message : ''
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.leads[kind]}
      closing={words.closing}
      hasPolicies
      isForBusiness={isForBusiness}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
          {message !== '' && (
            <Notice style={style}>
              <Words style={style}>{message}</Words>
            </Notice>
          )}
          <Items style={style} items={rowsOf(isOfArrived ? arrived : found.lines)} />
          {isOfArrived && kind === 'return-received' && missing.length > 0 && (
            <Items style={style} title={texts.missingItems} items={rowsOf(missing)} />
          )}
          {found.exchange && (found.exchange.state !== 'released' || kind === 'exchange-released') && (
            <Items style={style} title={texts.newItems} items={rowsOf(found.exchange.items)} />
          )}
          {money !== '' && <Words style={style}>{money}</Words>}
          {isOwing && pay === null && <TransferNotice style={style} website={website} number={found.order.number} />}
          <Action style={style} href={link}>
            {pay ?? texts.viewOrder}
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
            items={listedLines(found).map((line) => ({
              id: line.lineId,
              words: texts.itemFor(line.quantity, line.title, returnTexts.reasons[line.reason]),
            }))}
          />
          {found.exchange && <Items style={style} title={texts.newItems} items={rowsOf(found.exchange.items)} />}
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

const rowsOf = (items: readonly ListedItem[]) =>
  mergeItems(items).map(({ title, quantity }) => ({ id: title, words: texts.itemOf(quantity, title) }))

function Items({
  style,
  title = texts.items,
  items,
}: {
  readonly style: EmailStyle
  readonly title?: string
  readonly items: readonly { readonly id: string; readonly words: string }[]
}) {
  return (
    <Part style={style}>
      <Subtitle style={style}>{title}</Subtitle>
      {items.map(({ id, words }) => (
        <Words key={id} style={style} isQuiet>
          {words}
        </Words>
      ))}
    </Part>
  )
}
