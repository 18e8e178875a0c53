import { Alert, Button, Code, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { requestPasswordReset } from '#shared/sign-in/schema.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

interface ForgottenPasswordProps {
  readonly email: string
  readonly onBack: () => void
}

/** The ways to a new password: a letter with a link, or the command of whoever runs the server. */
export function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const mutation = useContractMutation(requestPasswordReset, {
    onDone: (_reply, { body }) => setAskedFor(body.email),
    // Said in its place.
    onRefused: () => {},
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    mutation.mutate({ body: { email: String(new FormData(event.currentTarget).get('email')).trim() } })
  }

  return (
    <Stack gap="md">
      {askedFor !== null ? (
        <Alert color="accent" role="status" title="Check your mail">
          If {askedFor} has an account here, a letter with a link is on its way. The link works for one hour.
        </Alert>
      ) : (
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
              Send me a link
            </Button>
          </Stack>
        </form>
      )}
      <Text c="dimmed" size="sm">
        No letter? None can be sent until a mail server is set up. Whoever runs the server can set a new password with{' '}
        <Code>npm run password</Code>.
      </Text>
      <Button variant="default" onClick={onBack} fullWidth>
        Back to signing in
      </Button>
    </Stack>
  )
}
