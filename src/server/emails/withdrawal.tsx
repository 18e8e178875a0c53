import { formatDate } from '#shared/dates/format.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { Withdrawal, WithdrawalStatement } from '#shared/withdrawals/schema.ts'
import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Opening, Part, Subtitle, Title, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { withdrawalEmailTexts as texts } from './withdrawal-texts.ts'

export interface WithdrawalEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly statement: WithdrawalStatement
  /** In milliseconds since 1970. */
  readonly receivedAt: number
}

/** To the customer, on a durable medium: what was received, on which day and at what time. */
export function WithdrawalReceived({
  website,
  origin,
  statement,
  receivedAt,
  words,
}: WithdrawalEmailProps & { readonly words: DrawnWords }) {
  const moment = formatDate(receivedAt, website.settings, 'moment')
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.receivedPreview(moment)}
      closing={words.closing}
      hasPolicies
    >
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={texts.received(website.title, moment)} />
          <Words style={style}>{texts.receivedNext}</Words>
          <Statement style={style} statement={statement} />
        </>
      )}
    </EmailFrame>
  )
}

/** To the owner: who withdraws from what, and until when the money has to be returned. */
export function NewWithdrawal({
  website,
  origin,
  statement,
  receivedAt,
  refundBy,
  link,
}: WithdrawalEmailProps & { readonly refundBy: number; readonly link: string }) {
  const moment = formatDate(receivedAt, website.settings, 'moment')
  const lead = texts.newLead(moment, formatDate(refundBy, website.settings))
  return (
    <EmailFrame website={website} origin={origin} preview={lead} closing={texts.newReply}>
      {(style) => (
        <>
          <Title style={style}>{texts.newTitle}</Title>
          <Words style={style}>{lead}</Words>
          <Action style={style} href={link}>
            {texts.view}
          </Action>
          <Statement style={style} statement={statement} />
        </>
      )}
    </EmailFrame>
  )
}

/** To the customer: what the shop has decided, in its own words below. */
export function WithdrawalDecided({
  website,
  origin,
  withdrawal,
  decision: { state, message },
  words,
}: {
  readonly website: EmailWebsite
  readonly origin: string
  readonly withdrawal: Withdrawal
  readonly decision: { readonly state: 'accepted' | 'refused' | 'refunded'; readonly message: string }
  readonly words: DrawnWords
}) {
  const { order, orderNumber } = withdrawal
  const lead = texts.decided[state](order ? formatOrderNumber(order.number) : orderNumber)
  return (
    <EmailFrame website={website} origin={origin} preview={lead} closing={words.closing} hasPolicies>
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={lead} />
          {message !== '' && (
            <Notice style={style}>
              <Words style={style}>{message}</Words>
            </Notice>
          )}
          <Statement style={style} statement={withdrawal} />
        </>
      )}
    </EmailFrame>
  )
}

function Statement({ style, statement }: { readonly style: EmailStyle; readonly statement: WithdrawalStatement }) {
  const rows = [
    [texts.name, statement.name],
    [texts.orderNumber, statement.orderNumber],
    [texts.email, statement.email],
    [texts.items, statement.items || texts.wholeOrder],
  ] as const
  return (
    <Part style={style}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <Subtitle style={style}>{name}</Subtitle>
          <Words style={style} isQuiet>
            {text}
          </Words>
        </div>
      ))}
    </Part>
  )
}
