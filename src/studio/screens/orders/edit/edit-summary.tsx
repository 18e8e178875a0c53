import { Alert, Checkbox, List, Stack, Text } from '@mantine/core'
import { Fragment } from 'react'
import { totalRows } from '#shared/cart/total-rows.ts'
import { formatPercent } from '#shared/money/percent.ts'
import { giftCardsAfterRefund } from '#shared/orders/edits/rules.ts'
import type { EditPreview } from '#shared/orders/edits/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { deliveryNote } from '#studio/kit/delivery-words.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import amounts from '#studio/kit/totals.module.css'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { differenceWords, keptDiscountWords } from './difference-words.ts'
import { shortageWords } from './missing-stock.ts'

interface EditSummaryProps {
  readonly order: Order
  readonly preview: EditPreview | undefined
  readonly error: unknown
  readonly notifyBuyer: boolean
  readonly onNotifyChange: (notifyBuyer: boolean) => void
}

/** What an edit makes of an order: its changes, the new totals, and what the customer owes or gets back. */
export function EditSummary({ order, preview, error, notifyBuyer, onNotifyChange }: EditSummaryProps) {
  const { money } = useFormats()
  const { locale, canSendEmail } = useStaff().website
  const cost = (cents: number) => money(cents, order.currency)
  if (!preview)
    return (
      <Panel title="Summary">{error ? <RefusalAlert error={error} /> : <Text c="dimmed">Calculating…</Text>}</Panel>
    )
  const totals = {
    ...preview,
    applicableTaxRules: preview.taxes,
    requiresShipping: preview.shippingMethod !== null,
    shippingName: preview.shippingMethod?.name ?? null,
    isPickup: preview.shippingMethod?.isPickup ?? false,
    giftCards: giftCardsAfterRefund(order, preview.refundCents),
  }
  const rows = totalRows(totals, { money: cost, percent: (milli) => formatPercent(milli, locale) })
  const discountWords = keptDiscountWords(order, preview)
  const { title, words, isMoney } = differenceWords(order, preview, {
    money: cost,
    notifyBuyer: notifyBuyer && canSendEmail,
  })
  return (
    <Panel title="Summary">
      <Stack gap="md">
        <RefusalAlert error={error} />
        {preview.shortages.length > 0 && (
          <Alert color="danger" role="alert" title="Not enough in stock">
            {preview.shortages.map((shortage) => (
              <div key={shortage.variantId}>{shortageWords(shortage)}</div>
            ))}
            Lower the quantity, or add stock first.
          </Alert>
        )}
        {preview.changes.length === 0 ? (
          <Text c="dimmed">Nothing has changed yet.</Text>
        ) : (
          <List size="sm" spacing={4}>
            {preview.changes.map((change) => (
              <List.Item key={change}>{change}</List.Item>
            ))}
          </List>
        )}
        <dl className={`${amounts.totals} tabular`} style={{ padding: 0 }}>
          {rows.map(({ kind, label, value }) => (
            <Fragment key={`${kind} ${label}`}>
              <dt data-grand={kind === 'total' || undefined}>{label}</dt>
              <dd data-grand={kind === 'total' || undefined}>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {discountWords !== '' && (
          <Text size="sm" c="dimmed">
            {discountWords}
          </Text>
        )}
        {preview.changes.length > 0 && (
          <Alert color={isMoney ? 'notice' : 'gray'} title={title}>
            {words}
          </Alert>
        )}
        <Checkbox
          label="Email the new order to the customer"
          description={deliveryNote(order.email, canSendEmail)}
          checked={notifyBuyer}
          onChange={(event) => onNotifyChange(event.currentTarget.checked)}
        />
      </Stack>
    </Panel>
  )
}
