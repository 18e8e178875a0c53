import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { getEmailCall, listEmailsCall, resendEmailCall } from '#shared/emails/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'
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
  const [to, setTo] = useState(email.to)
  const [error, setError] = useState<string | null>(null)
  const mutation = useResend(close)

  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = emailSchema.safeParse(to)
    setError(parsed.success ? null : 'Enter a valid email address, like name@example.com.')
    if (parsed.success) mutation.mutate({ parameters: { emailId: email.id }, body: { to: parsed.data } })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {email.state === 'unconfirmed' && (
          <Text size="sm">This email may have arrived already. If you resend it, it could arrive twice.</Text>
        )}
        <TextInput
          label="To"
          description="Correct the address if it was mistyped."
          type="email"
          data-autofocus
          value={to}
          error={error}
          onChange={(event) => setTo(event.currentTarget.value)}
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
