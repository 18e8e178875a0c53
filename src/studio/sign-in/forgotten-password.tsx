import { Alert, Button, Code, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { requestPasswordResetCall } from '#shared/sign-in/schema.ts'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useContractMutation } from '../kit/use-contract-mutation.ts'

interface ForgottenPasswordProps {
  /** Without a mail server only the command line can set a new password. */
  readonly canSendEmail: boolean
  readonly email: string
  readonly onBack: () => void
}

/** The ways to a new password: an email with a link, or the command line on the server. */
export function ForgottenPassword({ canSendEmail, email, onBack }: ForgottenPasswordProps) {
  return (
    <Stack gap="md">
      {canSendEmail ? (
        <LinkByEmail email={email} />
      ) : (
        <Text>
          Email isn’t set up on this site, so no link can be sent. Ask the person who runs the server to run{' '}
          <Code>npm run password</Code>.
        </Text>
      )}
      <Button variant="default" onClick={onBack} fullWidth>
        Back to sign in
      </Button>
    </Stack>
  )
}

function LinkByEmail({ email }: Pick<ForgottenPasswordProps, 'email'>) {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const mutation = useContractMutation(requestPasswordResetCall, {
    onDone: (_reply, { body }) => setAskedFor(body.email),
    // The form shows the refusal.
    onRefused: () => {},
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    mutation.mutate({ body: { email: String(new FormData(event.currentTarget).get('email')).trim() } })
  }

  if (askedFor !== null) {
    return (
      <>
        <Alert color="accent" role="status" title="Check your email">
          If {askedFor} has an account here, we’ve sent a link to it. The link works for one hour.
        </Alert>
        <Text c="dimmed" size="sm">
          No email? Check your spam folder, or ask the person who runs the server to run <Code>npm run password</Code>.
        </Text>
      </>
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <RefusalAlert error={mutation.error} />
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          defaultValue={email}
          autoFocus
        />
        <Button type="submit" loading={mutation.isPending} fullWidth>
          Email me a link
        </Button>
      </Stack>
    </form>
  )
}
