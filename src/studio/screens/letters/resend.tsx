import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { getHome } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { getLetter, listLetters, sendLetterAgain } from '#shared/letters/schema.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'

type Letter = ReplyOf<typeof getLetter>['letter']

/** Sends an email again; its address can be corrected first. */
export function Resend({ letter }: { readonly letter: Letter }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const mutation = useResend(close)
  const isUndelivered = letter.state === 'failed' || letter.state === 'delayed' || letter.state === 'unconfirmed'
  return (
    <>
      <Button
        leftSection={<Send size={16} aria-hidden />}
        variant={isUndelivered ? 'filled' : 'default'}
        loading={mutation.isPending}
        onClick={letter.canRedirect ? open : () => mutation.mutate({ parameters: { letterId: letter.id }, body: {} })}
      >
        Resend{letter.canRedirect && '…'}
      </Button>
      <Modal opened={isOpen} onClose={close} title="Resend email">
        <ResendForm letter={letter} close={close} />
      </Modal>
    </>
  )
}

function ResendForm({ letter, close }: { readonly letter: Letter; readonly close: () => void }) {
  const [to, setTo] = useState(letter.to)
  const [error, setError] = useState<string | null>(null)
  const mutation = useResend(close)

  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = emailSchema.safeParse(to)
    setError(parsed.success ? null : 'Enter a valid email address, like name@example.com.')
    if (parsed.success) mutation.mutate({ parameters: { letterId: letter.id }, body: { to: parsed.data } })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {letter.state === 'unconfirmed' && (
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
  return useContractMutation(sendLetterAgain, {
    outdates: [listLetters, getHome],
    onDone: ({ letter }) => {
      close()
      void client.invalidateQueries({ queryKey: keyOf(getLetter) })
      showDone(letter.state === 'mailbox' ? 'Email isn’t set up, so nothing was sent.' : `Sending to ${letter.to}.`)
    },
  })
}
