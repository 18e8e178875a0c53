import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { isEmail } from '#shared/addresses/email.ts'
import {
  getGiftCardCall,
  listGiftCardsCall,
  sendGiftCardCall,
  switchGiftCardCall,
} from '#shared/gift-cards/owner-api.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'

const outdates = [getGiftCardCall, listGiftCardsCall]

/** Sends a card again, disables it, or enables it again. */
export function GiftCardActions({ card }: { readonly card: GiftCard }) {
  const [isSending, setSending] = useState(false)
  const turn = useContractMutation(switchGiftCardCall, {
    outdates,
    onDone: ({ card: now }) =>
      showDone(
        now.isDisabled
          ? 'Gift card disabled. It can’t pay for orders.'
          : 'Gift card enabled. It can pay for orders again.',
      ),
  })
  const { canSendEmail } = useStaff().website
  if (!useMay()('orders.manage')) return null
  return (
    <>
      {!card.isDisabled && canSendEmail && (
        <Button variant="default" onClick={() => setSending(true)}>
          {card.sentAt === null ? 'Send by email' : 'Send again'}
        </Button>
      )}
      {!card.isReturned && (
        <Button
          {...(card.isDisabled ? { variant: 'default' } : { variant: 'subtle', color: 'danger' })}
          loading={turn.isPending}
          onClick={() =>
            turn.mutate({ parameters: { cardId: card.id }, body: { isDisabled: !card.isDisabled, reason: '' } })
          }
        >
          {card.isDisabled ? 'Enable' : 'Disable'}
        </Button>
      )}
      <Modal opened={isSending} onClose={() => setSending(false)} title="Send gift card">
        {isSending && <SendForm card={card} close={() => setSending(false)} />}
      </Modal>
    </>
  )
}

function SendForm({ card, close }: { readonly card: GiftCard; readonly close: () => void }) {
  const form = useForm({
    initialValues: {
      recipientName: card.recipientName,
      recipientEmail: card.recipientEmail,
      message: card.message,
    },
    validate: {
      recipientEmail: (email) => (isEmail(email.trim()) ? null : 'Enter a valid email address, like name@example.com.'),
    },
  })
  const send = useContractMutation(sendGiftCardCall, {
    outdates,
    onDone: ({ card: now }) => {
      close()
      showDone(`The gift card is on its way to ${now.recipientEmail}.`)
    },
    onRefused: showAtFields(form),
  })
  return (
    <form noValidate onSubmit={form.onSubmit((body) => send.mutate({ parameters: { cardId: card.id }, body }))}>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(send.error)} />
        <TextInput label="Recipient’s name (optional)" maxLength={100} {...form.getInputProps('recipientName')} />
        <TextInput
          label="Recipient’s email"
          description="The email contains the code, the balance and your message."
          data-autofocus
          type="email"
          autoComplete="off"
          maxLength={256}
          {...form.getInputProps('recipientEmail')}
        />
        <Textarea
          label="Message (optional)"
          maxLength={500}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('message')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={send.isPending}>
            Send
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
