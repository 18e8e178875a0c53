import { Alert, Text } from '@mantine/core'
import { Link } from 'react-router'
import { listCardsOfOrderCall } from '#shared/gift-cards/owner-api.ts'
import { giftCardStatus } from '#shared/gift-cards/rules.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { hasGiftCards } from '#shared/orders/gift-cards/sold-cards.ts'
import type { Order } from '#shared/orders/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { statusWords } from '../../gift-cards/gift-card-words.ts'
import classes from '../order.module.css'

/** A job makes the cards right after the payment: during this time, in milliseconds, they are asked for often. */
const SOON_MILLISECONDS = 10_000

const isRecent = ({ events }: Order, now: number): boolean =>
  now - Math.max(...events.map(({ at }) => at)) < SOON_MILLISECONDS

/** The cards that an order has bought; nothing in an order without any. */
export function OrderGiftCards({ order }: { readonly order: Order }) {
  const isBought = hasGiftCards(order)
  const query = useContractQuery(
    listCardsOfOrderCall,
    { parameters: { orderId: order.id } },
    { enabled: isBought, staleTime: 0, refetchInterval: () => (isRecent(order, Date.now()) ? 1_000 : 60_000) },
  )
  const { canSendEmail } = useStaff().website
  const formats = useFormats()
  const cards = query.data?.cards ?? []
  if (!isBought) return null
  return (
    <Panel title="Gift cards">
      {query.isSuccess && cards.length === 0 && (
        <Text size="sm" c="dimmed">
          {order.paymentState === 'awaiting' && order.state !== 'cancelled'
            ? canSendEmail
              ? 'They’re created and emailed once the order is paid.'
              : 'They’re created once the order is paid. The customer finds them on the page of the order.'
            : isRecent(order, query.dataUpdatedAt)
              ? 'They’re being created.'
              : 'No gift card was created.'}
        </Text>
      )}
      <ul className={classes.entries}>
        {cards.map(({ card }) => (
          <li key={card.id}>
            <Link to={`/gift-cards/${card.id}`}>{giftCardName(card.lastFour)}</Link>
            <div className={classes.facts}>
              {formats.money(card.balanceCents, card.currency)} of {formats.money(card.initialCents, card.currency)}
              {' · '}
              {statusWords[giftCardStatus(card, Date.now())].label}
            </div>
            <div className={classes.facts}>{sendingWords(card, canSendEmail, formats)}</div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Who gets a card, and when. */
function sendingWords(
  { recipientName, recipientEmail, sentAt, deliverAt }: GiftCard,
  canSendEmail: boolean,
  { moment, day }: Formats,
): string {
  if (sentAt !== null) return `Emailed to ${recipientEmail} on ${moment(sentAt)}`
  if (!canSendEmail) return `For ${recipientName || recipientEmail}, on the page of the order`
  if (recipientEmail === '') return `For ${recipientName}, without an email address`
  return deliverAt !== null && deliverAt > Date.now()
    ? `Will be emailed to ${recipientEmail} on ${day(deliverAt)}`
    : `Being emailed to ${recipientEmail}`
}

/** What to do when the payment of gift cards is disputed; nothing in an order without any. */
export function DisputedGiftCards({ order }: { readonly order: Order }) {
  if (!hasGiftCards(order)) return null
  return (
    <Alert color="notice" mb="md" title="This order bought gift cards">
      Disable them under “Gift cards” until the dispute is decided: anyone with a code can spend it. Enable them again
      if you win.
    </Alert>
  )
}
