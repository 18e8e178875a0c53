import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { signInCall } from '#shared/sign-in/schema.ts'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useContractMutation } from '../kit/use-contract-mutation.ts'

interface SignInFormProps {
  /** The user's address, when it is known already. */
  readonly email?: string
  readonly lead?: string
  readonly onSignedIn: () => void
  /** Opens the ways to a new password, with the typed address; absent when there are none. */
  readonly onForgotten?: (email: string) => void
}

/** Email and password. A refusal never says whether an account exists. */
export function SignInForm({ email, lead, onSignedIn, onForgotten }: SignInFormProps) {
  const password = useRef<HTMLInputElement>(null)
  const mutation = useContractMutation(signInCall, {
    onDone: onSignedIn,
    onRefused: () => password.current?.select(),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    mutation.mutate({ body: { email: String(form.get('email')), password: String(form.get('password')) } })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {lead && <Text c="dimmed">{lead}</Text>}
        <RefusalAlert error={mutation.error} />
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          defaultValue={email}
          data-autofocus={email ? undefined : true}
          autoFocus={!email}
        />
        <PasswordInput
          ref={password}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus={email ? true : undefined}
        />
        <Button type="submit" loading={mutation.isPending} fullWidth>
          Sign in
        </Button>
        {onForgotten && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="center"
            onClick={(event) => onForgotten(String(new FormData(event.currentTarget.form!).get('email') ?? ''))}
          >
            Forgot your password?
          </Anchor>
        )}
      </Stack>
    </form>
  )
}
