import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { getGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import type { GiftCardMovement } from '#shared/gift-cards/schema.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { GiftCardActions } from './gift-card-actions.tsx'
import { Status } from './gift-card-list.tsx'
import { movementWords } from './gift-card-words.ts'

const back = { to: '/gift-cards', label: 'Gift cards' }

/** One gift card: its balance, its recipient, and every change of its balance. */
export function GiftCardPage() {
  const { cardId = '' } = useParams()
  const { data, error, refetch } = useContractQuery(getGiftCardCall, { parameters: { cardId } })
  const { money, day, moment } = useFormats()
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
      <Panel title="Details">
        <Stack gap={4}>
          <Text size="sm">
            Issued by {card.createdBy} on {day(card.createdAt)}: {card.reason}
          </Text>
          <Text size="sm">
            {card.expiresAt === null ? 'Never expires' : `Valid through ${day(card.expiresAt - 1)}`}
          </Text>
          <Text size="sm">
            {card.recipientEmail
              ? `For ${[card.recipientName, card.recipientEmail].filter(Boolean).join(', ')}`
              : 'No recipient'}
          </Text>
          {card.sentAt !== null && <Text size="sm">Emailed {moment(card.sentAt)}</Text>}
          {card.message && (
            <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
              {card.message}
            </Text>
          )}
        </Stack>
      </Panel>
      <Panel title="Balance history">
        <Stack gap="sm">
          {movements.toReversed().map((movement) => (
            <Movement key={movement.id} movement={movement} amount={money(Math.abs(movement.cents), card.currency)} />
          ))}
        </Stack>
      </Panel>
    </Page>
  )
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
