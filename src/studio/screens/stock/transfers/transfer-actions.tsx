import { Button, Group, Menu, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listStockCall } from '#shared/stock/schema.ts'
import {
  cancelTransferCall,
  deleteTransferCall,
  getTransferCall,
  listTransfersCall,
  sendTransferCall,
} from '#shared/stock-transfers/api.ts'
import { contentOf } from '#shared/stock-transfers/rules.ts'
import type { Transfer } from '#shared/stock-transfers/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { ReceiveDialog } from './receive-dialog.tsx'
import { type CopiedTransfer, titlesOf, unitsInWords } from './transfer-words.ts'

const outdates = [listTransfersCall, getTransferCall, listStockCall]

/** What staff do with a saved transfer. */
export function TransferActions({ transfer }: { readonly transfer: Transfer }) {
  const [open, setOpen] = useState<'send' | 'receive' | 'cancel' | null>(null)
  const navigate = useNavigate()
  const client = useQueryClient()
  const announce = useUndoNotice()
  const canWrite = useMay()('products.write')
  const parameters = { transferId: transfer.id }
  const remove = useContractMutation(deleteTransferCall, {
    outdates: [listTransfersCall],
    onDone: ({ batchId }) => {
      void navigate('/stock/transfers', { replace: true })
      client.removeQueries({ queryKey: keyOf(getTransferCall, { parameters }) })
      announce('Transfer deleted.', batchId)
    },
  })
  const close = () => setOpen(null)
  const { state, kind } = transfer
  const isPurchase = kind === 'purchase'
  const copied: CopiedTransfer = { content: contentOf(transfer), titles: titlesOf(transfer) }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => navigate(`/stock/transfers/${transfer.id}/print`)}>Print packing list</Menu.Item>
          {canWrite && (
            <Menu.Item onClick={() => navigate('/stock/transfers/new', { state: { copied } })}>Duplicate</Menu.Item>
          )}
          {canWrite && state === 'sent' && (
            <Menu.Item color="danger" onClick={() => setOpen('cancel')}>
              Cancel transfer
            </Menu.Item>
          )}
          {canWrite && state === 'draft' && (
            <Menu.Item color="danger" onClick={() => remove.mutate({ parameters })}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {canWrite && state === 'draft' && (
        <Button disabled={transfer.lines.length === 0} onClick={() => setOpen('send')}>
          {isPurchase ? 'Mark as ordered' : 'Mark as sent'}
        </Button>
      )}
      {canWrite && state === 'sent' && <Button onClick={() => setOpen('receive')}>Receive</Button>}
      <Modal opened={open === 'send'} onClose={close} title={isPurchase ? 'Mark as ordered?' : 'Mark as sent?'}>
        <SendForm transfer={transfer} close={close} />
      </Modal>
      <Modal opened={open === 'receive'} onClose={close} title="Receive units" size="lg">
        <ReceiveDialog transfer={transfer} close={close} outdates={outdates} />
      </Modal>
      <Modal opened={open === 'cancel'} onClose={close} title="Cancel this transfer?">
        <CancelForm transfer={transfer} close={close} />
      </Modal>
    </>
  )
}

interface FormProps {
  readonly transfer: Transfer
  readonly close: () => void
}

function SendForm({ transfer, close }: FormProps) {
  const isPurchase = transfer.kind === 'purchase'
  const send = useContractMutation(sendTransferCall, {
    outdates,
    onRefused: () => {},
    onDone: () => {
      close()
      showDone(isPurchase ? 'Marked as ordered.' : 'Marked as sent.')
    },
  })
  const units = unitsInWords(transfer.quantity)
  return (
    <Stack gap="md">
      <RefusalAlert error={send.error} />
      <Text>
        {isPurchase
          ? `${units} from ${transfer.from} are shown as incoming at ${transfer.to} until you receive them.`
          : `${units} leave the stock of ${transfer.from} now, and are shown as incoming at ${transfer.to} until you receive them there. You can’t undo this, but you can cancel the transfer later.`}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Back
        </Button>
        <Button
          loading={send.isPending}
          onClick={() =>
            send.mutate({ parameters: { transferId: transfer.id }, body: { revision: transfer.revision } })
          }
        >
          {isPurchase ? 'Mark as ordered' : 'Mark as sent'}
        </Button>
      </Group>
    </Stack>
  )
}

function CancelForm({ transfer, close }: FormProps) {
  const cancel = useContractMutation(cancelTransferCall, {
    outdates,
    onRefused: () => {},
    onDone: () => {
      close()
      showDone('Transfer canceled.')
    },
  })
  const units = unitsInWords(transfer.incoming)
  return (
    <Stack gap="md">
      <RefusalAlert error={cancel.error} />
      <Text>
        {transfer.kind === 'purchase'
          ? `${units} are no longer expected. What you have received stays in stock.`
          : `${units} return to the stock of ${transfer.from}. What you have received stays at ${transfer.to}.`}{' '}
        You can’t undo this.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Keep transfer
        </Button>
        <Button
          color="danger"
          loading={cancel.isPending}
          onClick={() =>
            cancel.mutate({ parameters: { transferId: transfer.id }, body: { revision: transfer.revision } })
          }
        >
          Cancel transfer
        </Button>
      </Group>
    </Stack>
  )
}
