import { Alert, Button, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { passwordSchema } from '#shared/sign-in/schema.ts'
import { describeRole, roleNames } from '#shared/staff/describe-role.ts'
import { acceptInvitationCall, LONGEST_TOKEN, readInvitationCall } from '#shared/staff/schema.ts'
import { besidesFields } from '../kit/field-refusals.ts'
import { NewPasswordInput } from '../kit/new-password/new-password-input.tsx'
import { codeOf, fieldErrorsOf } from '../kit/refusal.ts'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useContractMutation } from '../kit/use-contract-mutation.ts'
import classes from './sign-in-screen.module.css'

/** The target of an invitation's link. The token comes after '#', which no server sees. */
export const INVITATION_PATH = '/config/invitation'

interface InvitationScreenProps {
  readonly site: string
  /** The address of the person who is signed in to this browser; null for no one. */
  readonly signedInAs: string | null
}

/** The token of the link; what is longer than any token is one that nobody has. */
const tokenOfLink = () => location.hash.slice(1, 1 + LONGEST_TOKEN)

/** Another link that is pasted into the same tab loads no page: only its part after '#' differs. */
function onNewLink(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Accepts an invitation: with the password of an account, or with a name and a new one. */
export function InvitationScreen({ site, signedInAs }: InvitationScreenProps) {
  const token = useSyncExternalStore(onNewLink, tokenOfLink)
  const { mutate: read, ...reading } = useContractMutation(readInvitationCall, { onRefused: () => {} })
  useEffect(() => read({ body: { token } }), [read, token])
  const invitation = reading.data
  const isOver = codeOf(reading.error) === 'invitation-over'
  return (
    <main className={classes.screen}>
      <title>{`Invitation · ${site}`}</title>
      <div className={classes.card}>
        <h1 className={classes.title}>{isOver ? 'Invitation not valid' : `Join ${site}`}</h1>
        {invitation ? (
          <>
            <Text className={classes.host}>
              {invitation.invitedBy
                ? `${invitation.invitedBy} invited you to work on this site.`
                : 'You’re invited to work on this site.'}{' '}
              Your role: {roleNames[invitation.role]}. {describeRole(invitation.role)}
            </Text>
            {signedInAs !== null && (
              <Alert color="accent" mb="md">
                You’re signed in as {signedInAs}. Accepting the invitation signs you out.
              </Alert>
            )}
            <AcceptForm key={token} {...invitation} token={token} site={site} />
          </>
        ) : reading.error ? (
          <>
            <p className={classes.host}>{site}</p>
            <RefusalAlert error={reading.error} />
          </>
        ) : (
          <Skeleton height={220} />
        )}
      </div>
      <a className={classes.away} href="/config">
        Back to sign in
      </a>
    </main>
  )
}

interface AcceptFormProps {
  readonly token: string
  readonly site: string
  readonly email: string
  readonly hasAccount: boolean
}

function AcceptForm({ token, site, email, hasAccount }: AcceptFormProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const accept = useContractMutation(acceptInvitationCall, {
    isSingle: true,
    onDone: () => location.replace('/config'),
    onRefused: (error) => setProblems(fieldErrorsOf(error)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, password] = [String(form.get('name') ?? '').trim(), String(form.get('password'))]
    const wrong = hasAccount ? {} : mistakesIn(name, password)
    setProblems(wrong)
    if (Object.keys(wrong).length === 0) accept.mutate({ body: { token, name, password } })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(accept.error)} />
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          variant="filled"
          value={email}
          readOnly
        />
        {hasAccount ? (
          <PasswordInput
            label="Password"
            description="You have an account already. Use its password."
            name="password"
            autoComplete="current-password"
            autoFocus
          />
        ) : (
          <>
            <TextInput
              label="Your name"
              name="name"
              autoComplete="name"
              maxLength={100}
              error={problems.name}
              autoFocus
            />
            <NewPasswordInput
              label="Password"
              description="At least 10 characters."
              name="password"
              owner={{ email, names: [site] }}
              error={problems.password}
              onChange={() => setProblems(({ password: _, ...rest }) => rest)}
            />
          </>
        )}
        <Button type="submit" loading={accept.isPending} fullWidth>
          Accept invitation
        </Button>
      </Stack>
    </form>
  )
}

function mistakesIn(name: string, password: string): Readonly<Record<string, string>> {
  const weakness = passwordSchema.safeParse(password).error?.issues[0]?.message
  return { ...(name === '' && { name: 'Enter your name.' }), ...(weakness && { password: weakness }) }
}
