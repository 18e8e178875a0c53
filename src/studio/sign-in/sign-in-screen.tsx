import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { staffMessages } from '#shared/staff/messages.ts'
import { keyOf } from '../kit/use-contract-query.ts'
import { setSessionEnd } from '../session/session-end.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { SignInForm } from './sign-in-form.tsx'
import classes from './sign-in-screen.module.css'

interface SignInScreenProps {
  /** Null when the host belongs to no site. */
  readonly site: { readonly title: string; readonly canSendEmail: boolean } | null
  /** Whether this browser was signed in until its person was removed from the site. */
  readonly wasRemoved: boolean
}

/** Signs in to the studio of a site, and shows the ways to a new password. */
export function SignInScreen({ site, wasRemoved }: SignInScreenProps) {
  const client = useQueryClient()
  /** The typed email address after "Forgot password"; null otherwise. */
  const [forgottenBy, setForgottenBy] = useState<string | null>(null)
  return (
    <main className={classes.screen}>
      <title>{`Sign in · ${site?.title ?? 'Vitrine'}`}</title>
      <div className={classes.card}>
        <h1 className={classes.title}>{forgottenBy === null ? 'Sign in' : 'Forgot your password?'}</h1>
        <p className={classes.host}>{site?.title ?? location.host}</p>
        {forgottenBy === null ? (
          <SignInForm
            {...(wasRemoved && { lead: staffMessages['staff-removed']() })}
            onForgotten={setForgottenBy}
            onSignedIn={() => {
              setSessionEnd(null)
              void client.invalidateQueries({ queryKey: keyOf(whoAmICall) })
            }}
          />
        ) : (
          <ForgottenPassword
            canSendEmail={site?.canSendEmail ?? false}
            email={forgottenBy}
            onBack={() => setForgottenBy(null)}
          />
        )}
      </div>
      <a className={classes.away} href="/">
        Back to the site
      </a>
    </main>
  )
}
