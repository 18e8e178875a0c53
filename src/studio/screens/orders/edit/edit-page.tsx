import { Alert, Button, Group, Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { DraftLine } from '#shared/draft-orders/schema.ts'
import { editOrderCall } from '#shared/orders/edits/api.ts'
import { isAddable } from '#shared/orders/edits/bounds.ts'
import { whyNotEditable } from '#shared/orders/edits/rules.ts'
import { blankEdit, type OrderEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { AskBeforeLeaving } from '#studio/kit/ask-before-leaving.tsx'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { DraftLines } from '../../draft-orders/draft-lines.tsx'
import { orderName } from '../order-words.ts'
import { SubscriptionsStay } from '../subscriptions/order-subscriptions.tsx'
import { useOrderChange } from '../use-order-change.ts'
import { EditAddress } from './edit-address.tsx'
import { EditLines } from './edit-lines.tsx'
import { EditMoney } from './edit-money.tsx'
import { EditSummary } from './edit-summary.tsx'
import { inCurrencyOf } from './in-currency-of.ts'
import { missingStock, tooFewInStock } from './missing-stock.ts'
import { useEditPreview } from './use-edit-preview.ts'

/** Edits an order before it is shipped. */
export function EditOrderPage() {
  const { orderId = '' } = useParams()
  const query = useContractQuery(getOrderCall, { parameters: { orderId } })
  return (
    <DetailPage query={query} back={{ to: `/orders/${orderId}`, label: 'Order' }} waitingTitle="Edit order">
      {({ order }) => <OpenedEdit key={order.id} order={order} />}
    </DetailPage>
  )
}

function OpenedEdit({ order: opened }: { readonly order: Order }) {
  // The order as it was opened: someone else's change must be shown, not merged.
  const [order] = useState(opened)
  const [edit, setEdit] = useState<OrderEdit>(blankEdit)
  const [added, setAdded] = useState<DraftLine[]>([])
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  const navigate = useNavigate()
  const whole = { ...edit, added: added.map(toAdded) }
  const put = (changes: Partial<OrderEdit>) => setEdit({ ...edit, ...changes })
  const { preview, error, isCurrent } = useEditPreview(order.id, whole)
  const back = { to: `/orders/${order.id}`, label: orderName(order) }
  const isSaved = useRef(false)
  const save = useOrderChange(editOrderCall, order.id, {
    onDone: () => {
      isSaved.current = true
      showDone('Order saved.')
      void navigate(back.to)
    },
    onRefused: () => {},
  })
  const reason = whyNotEditable(order)
  if (reason !== null)
    return (
      <Page title={`Edit ${orderName(order).toLowerCase()}`} back={back}>
        <Alert color="notice">{reason}</Alert>
      </Page>
    )
  const isChanged = JSON.stringify(whole) !== JSON.stringify({ ...blankEdit, added: [] })
  const missing = missingStock(save.error, { order, added })
  const shortages = preview?.shortages ?? []
  const shortageAt = (line: DraftLine) => {
    const found = line.kind === 'product' && shortages.find(({ variantId }) => variantId === line.variantId)
    return found ? tooFewInStock(found.available) : null
  }
  const canSave = isCurrent && preview !== undefined && preview.changes.length > 0 && shortages.length === 0
  return (
    <Page
      title={`Edit ${orderName(order).toLowerCase()}`}
      back={back}
      actions={
        <Group gap="xs">
          <Button variant="default" onClick={() => navigate(back.to)}>
            Cancel
          </Button>
          <Button
            loading={save.isPending}
            disabled={!canSave}
            onClick={() =>
              preview &&
              save.mutate({
                parameters: { orderId: order.id },
                body: {
                  edit: whole,
                  revision: order.revision,
                  expectedTotalCents: preview.grandTotalCents,
                  notifyBuyer,
                },
              })
            }
          >
            Save changes
          </Button>
        </Group>
      }
    >
      <AskBeforeLeaving hasChanges={() => isChanged && !isSaved.current}>
        The changes to this order aren’t saved.
      </AskBeforeLeaving>
      <Stack gap="md">
        {missing === null ? (
          <RefusalAlert error={save.error} />
        ) : (
          <Alert color="danger" role="alert">
            {missing}
          </Alert>
        )}
        <SubscriptionsStay order={order} />
        <Panel title="Items">
          <Stack gap="lg">
            <EditLines
              order={order}
              quantities={edit.quantities}
              bundles={edit.bundles}
              shortages={shortages}
              onChange={put}
            />
            <DraftLines
              lines={added}
              problemOf={(index) => shortageAt(added[index]!)}
              onChange={setAdded}
              accepts={isAddable}
              currency={order.currency}
              priceOf={(cents) => inCurrencyOf(order, cents)}
            />
          </Stack>
        </Panel>
        <EditMoney order={order} edit={edit} preview={preview} onChange={put} />
        <EditAddress
          order={order}
          address={edit.shippingAddress}
          onChange={(shippingAddress) => put({ shippingAddress })}
        />
        <EditSummary
          order={order}
          preview={preview}
          error={error}
          notifyBuyer={notifyBuyer}
          onNotifyChange={setNotifyBuyer}
        />
      </Stack>
    </Page>
  )
}

function toAdded(line: DraftLine): OrderEdit['added'][number] {
  if (line.kind === 'free') return line
  const { kind, variantId, quantity, unitPriceCents, picks } = line
  return { kind, variantId, quantity, unitPriceCents, ...(picks && { picks }) }
}
