import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { issueGiftCardCall, listGiftCardsCall } from '#shared/gift-cards/owner-api.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SecretShown } from '#studio/kit/secret-shown.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useStaff } from '#studio/session/staff-context.ts'

interface IssueDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Issues a gift card that nobody has paid for, and shows its code once. */
export function IssueDialog({ isOpen, close }: IssueDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Issue gift card">
      {isOpen && <IssueForm close={close} />}
    </Modal>
  )
}

function IssueForm({ close }: Pick<IssueDialogProps, 'close'>) {
  const { canSendEmail } = useStaff().website
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [cents, setCents] = useState(0)
  const [words, setWords] = useState({ reason: '', recipientName: '', recipientEmail: '', message: '' })
  const issue = useContractMutation(issueGiftCardCall, { outdates: [listGiftCardsCall], onRefused: () => {} })
  const field = (name: keyof typeof words) => ({
    value: words[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setWords((now) => ({ ...now, [name]: value }))
    },
  })
  if (issue.data)
    return <Issued code={issue.data.code} email={canSendEmail ? words.recipientEmail : ''} close={close} />
  const isComplete = Number.isInteger(cents) && cents > 0 && words.reason.trim() !== ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) issue.mutate({ body: { idempotencyKey, cents, ...words } })
      }}
    >
      <Stack gap="md">
        <RefusalAlert error={issue.error} />
        <MoneyField label="Amount" data-autofocus value={cents} onChange={setCents} />
        <TextInput
          label="Reason"
          description="For your team. The recipient doesn’t see it."
          maxLength={200}
          {...field('reason')}
        />
        <TextInput label="Recipient’s name (optional)" maxLength={100} {...field('recipientName')} />
        <TextInput
          label="Recipient’s email (optional)"
          description={
            canSendEmail
              ? 'The code is emailed to this address. Without one, you give the code to the recipient yourself.'
              : 'Email isn’t set up, so you give the code to the recipient yourself. The address is stored with the card.'
          }
          type="email"
          autoComplete="off"
          maxLength={256}
          {...field('recipientEmail')}
        />
        <Textarea
          label="Message (optional)"
          description={
            canSendEmail ? 'The recipient reads it in the email.' : 'It’s stored with the email, under Emails.'
          }
          maxLength={500}
          autosize
          minRows={2}
          maxRows={6}
          {...field('message')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={issue.isPending} disabled={!isComplete}>
            Issue gift card
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Issued({ code, email, close }: { readonly code: string; readonly email: string; readonly close: () => void }) {
  const words = email
    ? `The gift card is on its way to ${email}. The code is shown only now.`
    : 'Copy the code and give it to the recipient. It’s shown only now.'
  return <SecretShown label="Gift card code" words={words} secret={code} done={close} />
}
