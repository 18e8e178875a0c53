import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Banknote, PackageCheck, Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getHome } from '#shared/home/schema.ts'
import { changeOrders, getOrder, listOrders, type OrderSummary } from '#shared/orders/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { showDone, showRefusal, showUndo } from '#studio/kit/notices.tsx'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import type { Selection } from '#studio/kit/use-selection.ts'

interface OrderBulkBarProps {
  readonly selection: Selection
  readonly orders: readonly OrderSummary[]
}

const outdates = [listOrders, getOrder, getHome]

/** What can be done with the selected orders. Steps that emailed nobody can be undone. */
export function OrderBulkBar({ selection, orders }: OrderBulkBarProps) {
  const navigate = useNavigate()
  const [isAsking, asking] = useDisclosure(false)
  const undo = useContractMutation(changeOrders, { outdates, onDone: () => showDone('Undone.') })
  const markPaid = useContractMutation(changeOrders, {
    outdates,
    onDone: ({ changed }) => {
      if (changed.length === 0) return showDone('None of these orders is awaiting payment.')
      showUndo(`${countInWords(changed.length, 'orders')} marked as paid.`, () =>
        undo.mutate({ body: { action: 'undo-paid', orderIds: changed } }),
      )
    },
  })
  const fulfil = useContractMutation(changeOrders, {
    outdates,
    onRefused: showRefusal,
    onDone: ({ changed, fulfilments }, { body }) => {
      asking.close()
      if (changed.length === 0) return showDone('None of these orders can be fulfilled.')
      const words = `${countInWords(changed.length, 'orders')} fulfilled.`
      if (body.action === 'fulfil' && body.notifyBuyer) return showDone(words)
      showUndo(words, () => undo.mutate({ body: { action: 'undo-fulfil', fulfilments } }))
    },
  })
  const orderIds = [...selection.ids]
  const chosen = orders.filter(({ id }) => selection.has(id))
  return (
    <SelectionBar selection={selection} noun="orders">
      <SelectionStep
        color="accent"
        disabled={!chosen.some(({ state }) => state === 'open')}
        leftSection={<PackageCheck size={16} aria-hidden />}
        onClick={asking.open}
      >
        Fulfill
      </SelectionStep>
      <SelectionStep
        disabled={!chosen.some(({ paymentState }) => paymentState === 'awaiting')}
        leftSection={<Banknote size={16} aria-hidden />}
        onClick={() => markPaid.mutate({ body: { action: 'mark-paid', orderIds } })}
      >
        Mark as paid
      </SelectionStep>
      <SelectionStep
        leftSection={<Printer size={16} aria-hidden />}
        onClick={() => navigate(`/orders/packing-slips?ids=${orderIds.join(',')}`)}
      >
        Packing slips
      </SelectionStep>
      <Modal opened={isAsking} onClose={asking.close} title={`Fulfill ${countInWords(orderIds.length, 'orders')}`}>
        {isAsking && (
          <FulfilForm
            isPending={fulfil.isPending}
            close={asking.close}
            onConfirm={(notifyBuyer) => fulfil.mutate({ body: { action: 'fulfil', orderIds, notifyBuyer } })}
          />
        )}
      </Modal>
    </SelectionBar>
  )
}

interface FulfilFormProps {
  readonly isPending: boolean
  readonly close: () => void
  readonly onConfirm: (notifyBuyer: boolean) => void
}

function FulfilForm({ isPending, close, onConfirm }: FulfilFormProps) {
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  return (
    <Stack gap="md">
      <Text>All unfulfilled items are marked as fulfilled, without tracking numbers.</Text>
      <Checkbox
        label="Email the customers"
        description={notifyBuyer ? 'This can’t be undone once the emails are sent.' : undefined}
        checked={notifyBuyer}
        onChange={(event) => setNotifyBuyer(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button loading={isPending} onClick={() => onConfirm(notifyBuyer)} data-autofocus>
          Fulfill
        </Button>
      </Group>
    </Stack>
  )
}
