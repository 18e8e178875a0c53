import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { getEmailCall, listEmailsCall, resendEmailCall } from '#shared/emails/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'

type RenderedEmail = ReplyOf<typeof getEmailCall>['email']

/** Sends an email again; its address can be corrected first. */
export function Resend({ email }: { readonly email: RenderedEmail }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const mutation = useResend(close)
  const isUndelivered = email.state === 'failed' || email.state === 'delayed' || email.state === 'unconfirmed'
  return (
    <>
      <Button
        leftSection={<Send size={16} aria-hidden />}
        variant={isUndelivered ? 'filled' : 'default'}
        loading={mutation.isPending}
        onClick={email.canRedirect ? open : () => mutation.mutate({ parameters: { emailId: email.id }, body: {} })}
      >
        Resend{email.canRedirect && '…'}
      </Button>
      <Modal opened={isOpen} onClose={close} title="Resend email">
        <ResendForm email={email} close={close} />
      </Modal>
    </>
  )
}

function ResendForm({ email, close }: { readonly email: RenderedEmail; readonly close: () => void }) {
  const form = useForm({
    initialValues: { to: email.to },
    validate: {
      to: (to) => (emailSchema.safeParse(to).success ? null : 'Enter a valid email address, like name@example.com.'),
    },
  })
  const mutation = useResend(close)
  const parameters = { emailId: email.id }
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ to }) => mutation.mutate({ parameters, body: { to: emailSchema.parse(to) } }))}
    >
      <Stack gap="md">
        {email.state === 'unconfirmed' && (
          <Text size="sm">This email may have arrived already. If you resend it, it could arrive twice.</Text>
        )}
        <TextInput
          label="To"
          description="Correct the address if it was mistyped."
          type="email"
          data-autofocus
          {...form.getInputProps('to')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={mutation.isPending}>
            Resend
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useResend(close: () => void) {
  const client = useQueryClient()
  return useContractMutation(resendEmailCall, {
    outdates: [listEmailsCall, getHomeCall],
    onDone: ({ email }) => {
      close()
      void client.invalidateQueries({ queryKey: keyOf(getEmailCall) })
      showDone(email.state === 'mailbox' ? 'Email isn’t set up, so nothing was sent.' : `Sending to ${email.to}.`)
    },
  })
}
