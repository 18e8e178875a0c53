import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Fragment } from 'react'
import { Link, useParams } from 'react-router'
import { getGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import type { GiftCard, GiftCardMovement } from '#shared/gift-cards/schema.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { GiftCardActions } from './gift-card-actions.tsx'
import { Status } from './gift-card-list.tsx'
import classes from './gift-card-page.module.css'
import { movementWords } from './gift-card-words.ts'

const back = { to: '/gift-cards', label: 'Gift cards' }

/** One gift card: its balance, its recipient, and every change of its balance. */
export function GiftCardPage() {
  const { cardId = '' } = useParams()
  const { data, error, refetch } = useContractQuery(getGiftCardCall, { parameters: { cardId } })
  const formats = useFormats()
  const { money } = formats
  const { canSendEmail } = useStaff().website
  if (!data)
    return (
      <Page title="Gift card" back={back}>
        {error ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
      </Page>
    )
  const { card, movements } = data
  return (
    <Page
      title={giftCardName(card.lastFour)}
      lead={`${money(card.balanceCents, card.currency)} of ${money(card.initialCents, card.currency)} left`}
      marks={<Status card={card} />}
      back={back}
      width="narrow"
      actions={<GiftCardActions card={card} />}
    >
      <Stack gap="md">
        <Panel title="Details">
          <dl className={classes.facts}>
            {factsOf(card, formats, canSendEmail).map(({ name, fact }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ))}
          </dl>
        </Panel>
        <Panel title="Balance history">
          <Stack gap="sm">
            {movements.toReversed().map((movement) => (
              <Movement key={movement.id} movement={movement} amount={money(Math.abs(movement.cents), card.currency)} />
            ))}
          </Stack>
        </Panel>
      </Stack>
    </Page>
  )
}

function factsOf(card: GiftCard, { day, moment }: Formats, canSendEmail: boolean) {
  const { recipientName, recipientEmail, senderName, message, reason, createdAt, createdBy, expiresAt } = card
  return [
    { name: 'Recipient', fact: [recipientName, recipientEmail].filter(Boolean).join(', ') || 'No recipient' },
    ...(senderName ? [{ name: 'From', fact: senderName }] : []),
    ...(message ? [{ name: 'Message', fact: message }] : []),
    {
      name: 'Emailed',
      fact: canSendEmail || card.sentAt !== null ? emailedWords(card, { day, moment }) : 'No, email isn’t set up',
    },
    { name: card.orderId ? 'Sold' : 'Issued', fact: createdBy ? `${day(createdAt)} by ${createdBy}` : day(createdAt) },
    card.orderId
      ? {
          name: 'Order',
          fact: (
            <Anchor component={Link} to={`/orders/${card.orderId}`}>
              {reason}
            </Anchor>
          ),
        }
      : { name: 'Reason', fact: reason },
    ...(card.isTest ? [{ name: 'Test', fact: 'From a test order. It pays only for test orders.' }] : []),
    ...(card.isReturned
      ? [{ name: 'Refunded', fact: 'Its money went back to the customer, so it stays disabled.' }]
      : []),
    { name: 'Expires', fact: expiresAt === null ? 'Never' : `At the end of ${day(expiresAt - 1)}` },
  ]
}

/** When its email was sent, or will be. */
function emailedWords({ sentAt, deliverAt }: GiftCard, { day, moment }: Pick<Formats, 'day' | 'moment'>): string {
  if (sentAt !== null) return moment(sentAt)
  return deliverAt !== null && deliverAt > Date.now() ? `On ${day(deliverAt)}` : 'Not yet'
}

function Movement({ movement, amount }: { readonly movement: GiftCardMovement; readonly amount: string }) {
  const { moment } = useFormats()
  const { kind, order, at, by, reason, cents } = movement
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Text size="sm">
          {movementWords[kind]}
          {order && (
            <>
              {' · '}
              <Anchor component={Link} to={`/orders/${order.id}`}>
                {formatOrderNumber(order.number)}
              </Anchor>
            </>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {[moment(at), by, reason].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {cents < 0 ? '−' : '+'}
        {amount}
      </Text>
    </Group>
  )
}
