import { Button, PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { passwordSchema, resetPassword } from '#shared/sign-in/schema.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import classes from './sign-in-screen.module.css'

/** Where the link of a letter leads; what opens the account stands behind '#', which no server sees. */
export const NEW_PASSWORD_PATH = '/config/new-password'

/** Chooses a new password by the link of a letter. Whoever does is signed in. */
export function NewPasswordScreen() {
  const [problem, setProblem] = useState<string | null>(null)
  const mutation = useContractMutation(resetPassword, {
    onDone: () => location.replace('/config'),
    // Said in its place.
    onRefused: () => {},
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const newPassword = String(new FormData(event.currentTarget).get('password'))
    const mistake = passwordSchema.safeParse(newPassword).error?.issues[0]?.message ?? null
    setProblem(mistake)
    if (mistake === null) mutation.mutate({ body: { token: location.hash.slice(1), newPassword } })
  }

  return (
    <main className={classes.screen}>
      <title>New password · Vitrine</title>
      <div className={classes.card}>
        <h1 className={classes.title}>Choose a new password</h1>
        <p className={classes.host}>{location.host}</p>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <RefusalAlert error={mutation.error} />
            <PasswordInput
              label="New password"
              description="10 characters or more. Every other place is signed out."
              name="password"
              autoComplete="new-password"
              error={problem}
              autoFocus
            />
            <Button type="submit" loading={mutation.isPending} fullWidth>
              Set password and sign in
            </Button>
          </Stack>
        </form>
      </div>
      <a className={classes.away} href="/config">
        Back to signing in
      </a>
    </main>
  )
}
