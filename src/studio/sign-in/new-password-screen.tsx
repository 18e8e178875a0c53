import { Button, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { passwordSchema, resetPasswordCall } from '#shared/sign-in/schema.ts'
import { besidesFields } from '../kit/field-refusals.ts'
import { NewPasswordInput } from '../kit/new-password/new-password-input.tsx'
import { fieldErrorsOf } from '../kit/refusal.ts'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useContractMutation } from '../kit/use-contract-mutation.ts'
import classes from './sign-in-screen.module.css'

/** The target of the email's link. The token comes after '#', which no server sees. */
export const NEW_PASSWORD_PATH = '/config/new-password'

/** Sets a new password with the link of an email, and signs in. */
export function NewPasswordScreen({ site }: { readonly site: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const mutation = useContractMutation(resetPasswordCall, {
    onDone: () => location.replace('/config'),
    onRefused: (error) => setProblem(fieldErrorsOf(error).newPassword ?? null),
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
      <title>{`New password · ${site}`}</title>
      <div className={classes.card}>
        <h1 className={classes.title}>Choose a new password</h1>
        <p className={classes.host}>{site}</p>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <RefusalAlert error={besidesFields(mutation.error)} />
            <NewPasswordInput
              label="New password"
              description="At least 10 characters. You’ll be signed out everywhere else."
              name="password"
              owner={{ email: '', names: [site] }}
              error={problem}
              onChange={() => setProblem(null)}
              autoFocus
            />
            <Button type="submit" loading={mutation.isPending} fullWidth>
              Save and sign in
            </Button>
          </Stack>
        </form>
      </div>
      <a className={classes.away} href="/config">
        Back to sign in
      </a>
    </main>
  )
}
