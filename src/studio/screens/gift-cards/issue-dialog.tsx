import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { isEmail } from '#shared/addresses/email.ts'
import { issueGiftCardCall, listGiftCardsCall } from '#shared/gift-cards/owner-api.ts'
import { giftCardLimits } from '#shared/gift-cards/rules.ts'
import { besidesFields, type FieldOfCode, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SecretShown } from '#studio/kit/secret-shown.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useStaff } from '#studio/session/staff-context.ts'

const fieldOfCode: FieldOfCode = { 'price-not-payable': 'cents' }

interface IssueDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Issues a gift card that nobody has paid for, and shows its code once. */
export function IssueDialog({ isOpen, close }: IssueDialogProps) {
  const [isShown, setShown] = useState(false)
  const end = () => {
    setShown(false)
    close()
  }
  return (
    <Modal opened={isOpen} onClose={end} title={isShown ? 'Gift card issued' : 'Issue gift card'}>
      {isOpen && <IssueForm close={end} onShown={() => setShown(true)} />}
    </Modal>
  )
}

function IssueForm({ close, onShown }: { readonly close: () => void; readonly onShown: () => void }) {
  const { canSendEmail } = useStaff().website
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useForm({
    initialValues: { cents: 0, reason: '', recipientName: '', recipientEmail: '', message: '' },
    validate: {
      cents: (cents) =>
        Number.isInteger(cents) && cents >= giftCardLimits.lowestCents ? null : 'Enter the amount of the gift card.',
      reason: (reason) => (reason.trim() === '' ? 'Enter a reason.' : null),
      recipientEmail: (email) =>
        email.trim() === '' || isEmail(email.trim()) ? null : 'Enter a valid email address, like name@example.com.',
    },
  })
  const issue = useContractMutation(issueGiftCardCall, {
    outdates: [listGiftCardsCall],
    onDone: onShown,
    onRefused: showAtFields(form, fieldOfCode),
  })
  if (issue.data)
    return <Issued code={issue.data.code} email={canSendEmail ? form.values.recipientEmail : ''} close={close} />
  return (
    <form noValidate onSubmit={form.onSubmit((values) => issue.mutate({ body: { idempotencyKey, ...values } }))}>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(issue.error, fieldOfCode)} />
        <MoneyField label="Amount" data-autofocus {...form.getInputProps('cents')} value={form.values.cents} />
        <TextInput
          label="Reason"
          description="For your team. The recipient doesn’t see it."
          maxLength={200}
          {...form.getInputProps('reason')}
        />
        <TextInput label="Recipient’s name (optional)" maxLength={100} {...form.getInputProps('recipientName')} />
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
          {...form.getInputProps('recipientEmail')}
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
          {...form.getInputProps('message')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={issue.isPending}>
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
