import { Button, Group, Menu, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  deleteDraftOrderCall,
  getDraftOrderCall,
  linkDraftOrderCall,
  listDraftOrdersCall,
  payDraftOrderCall,
  withdrawDraftLinkCall,
} from '#shared/draft-orders/api.ts'
import { gapsOfDraft } from '#shared/draft-orders/rules.ts'
import type { DraftOrder } from '#shared/draft-orders/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { CustomerLink } from '#studio/kit/customer-link.tsx'
import { deliveryNote, deliveryResult } from '#studio/kit/delivery-words.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone, showRefusal } from '#studio/kit/notices.tsx'
import { fieldErrorsOf } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { PaidForm } from './paid-form.tsx'

const outdates = [listDraftOrdersCall, getDraftOrderCall]

interface DraftActionsProps {
  readonly draft: DraftOrder
  /** Marks what the draft lacks to be an order. @param errors those that only the server knows, by field */
  readonly showGaps: (errors?: Readonly<Record<string, string>>) => void
}

/** What staff do with a saved draft order. */
export function DraftActions({ draft, showGaps }: DraftActionsProps) {
  const [open, setOpen] = useState<'link' | 'paid' | 'delete' | null>(null)
  const navigate = useNavigate()
  const client = useQueryClient()
  const withdraw = useContractMutation(withdrawDraftLinkCall, {
    outdates,
    onDone: () => showDone('The link no longer works.'),
  })
  if (!useMay()('orders.manage')) return null
  const close = () => setOpen(null)
  const closeLink = () => {
    close()
    // The dialog may have created a link.
    void client.invalidateQueries({ queryKey: keyOf(getDraftOrderCall) })
  }
  const parameters = { draftId: draft.id }
  const isOpen = draft.order === null
  const hasLink = isOpen && draft.linkExpiresAt !== null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => navigate('/draft-orders/new', { state: { copied: draft.content } })}>
            Duplicate
          </Menu.Item>
          {hasLink && <Menu.Item onClick={() => withdraw.mutate({ parameters })}>Deactivate link</Menu.Item>}
          <Menu.Item color="danger" onClick={() => setOpen('delete')}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <>
          <Button variant="default" onClick={() => (gapsOfDraft(draft.content) ? showGaps() : setOpen('paid'))}>
            Mark as paid
          </Button>
          <Button onClick={() => setOpen('link')}>{hasLink ? 'Payment link' : 'Create payment link'}</Button>
        </>
      )}
      <Modal opened={open === 'link'} onClose={closeLink} title="Payment link">
        <LinkForm draft={draft} close={closeLink} />
      </Modal>
      <Modal opened={open === 'paid'} onClose={close} title="Mark as paid">
        <MarkPaid draft={draft} close={close} showGaps={showGaps} />
      </Modal>
      <Modal opened={open === 'delete'} onClose={close} title="Delete this draft order?">
        <DeleteForm draft={draft} close={close} />
      </Modal>
    </>
  )
}

interface FormProps {
  readonly draft: DraftOrder
  readonly close: () => void
}

function LinkForm({ draft, close }: FormProps) {
  const { canSendEmail } = useStaff().website
  const { email, validDays } = draft.content
  // Not outdated before the dialog closes: the page would replace it.
  const link = useContractMutation(linkDraftOrderCall, { outdates: [listDraftOrdersCall] })
  const refresh = useContractMutation(linkDraftOrderCall, {
    outdates: [listDraftOrdersCall],
    onDone: () => {
      close()
      showDone(deliveryResult(canSendEmail))
    },
  })
  const parameters = { draftId: draft.id }
  const days = validDays === 1 ? '1 day' : `${validDays} days`
  return (
    <CustomerLink
      lead={`The customer pays this order at your checkout. They can’t change its items or prices. The link works once, for ${days} from now.`}
      url={link.data?.url}
      isShowing={link.isPending}
      show={() => link.mutate({ parameters, body: { sendEmail: false } })}
      email={
        email === ''
          ? null
          : {
              note: deliveryNote(email, canSendEmail),
              isSending: refresh.isPending,
              send: () => refresh.mutate({ parameters, body: { sendEmail: true } }),
            }
      }
    />
  )
}

function MarkPaid({ draft, close, showGaps }: FormProps & Pick<DraftActionsProps, 'showGaps'>) {
  const client = useQueryClient()
  const pay = useContractMutation(payDraftOrderCall, {
    outdates: [...outdates, listOrdersCall, getHomeCall],
    onDone: () => {
      close()
      showDone('The draft is now an order.')
    },
    onRefused: (error) => {
      const errors = fieldErrorsOf(error)
      if (Object.keys(errors).length === 0) {
        // It may have become an order in another tab meanwhile: then the page leads to it.
        void client.invalidateQueries({ queryKey: keyOf(getDraftOrderCall) })
        return showRefusal(error)
      }
      close()
      showGaps(errors)
    },
  })
  return (
    <PaidForm
      isPending={pay.isPending}
      close={close}
      pay={(paymentMethod) => pay.mutate({ parameters: { draftId: draft.id }, body: { paymentMethod } })}
    >
      <Text>The draft becomes a paid order. Its items are taken from stock, and the customer gets a confirmation.</Text>
    </PaidForm>
  )
}

function DeleteForm({ draft, close }: FormProps) {
  const navigate = useNavigate()
  const remove = useContractMutation(deleteDraftOrderCall, {
    outdates: [listDraftOrdersCall],
    onDone: () => {
      showDone('Draft order deleted.')
      void navigate('/draft-orders')
    },
  })
  return (
    <Stack gap="md">
      <Text>{draft.order ? 'The order that came from it stays.' : 'Its payment link will no longer work.'}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button
          color="danger"
          loading={remove.isPending}
          onClick={() => remove.mutate({ parameters: { draftId: draft.id } })}
        >
          Delete
        </Button>
      </Group>
    </Stack>
  )
}
