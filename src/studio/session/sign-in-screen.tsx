import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { whoAmI } from '#shared/sign-in/schema.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { setSessionOver } from './session-end.ts'
import { SignInForm } from './sign-in-form.tsx'
import classes from './sign-in-screen.module.css'

/** The door of the studio. */
export function SignInScreen() {
  const client = useQueryClient()
  /** The e-mail address as it was typed when the password was not to be found; null while nothing is forgotten. */
  const [forgottenBy, setForgottenBy] = useState<string | null>(null)
  return (
    <main className={classes.screen}>
      <title>Sign in · Vitrine</title>
      <div className={classes.card}>
        <h1 className={classes.title}>{forgottenBy === null ? 'Sign in' : 'Forgotten your password?'}</h1>
        <p className={classes.host}>{location.host}</p>
        {forgottenBy === null ? (
          <SignInForm
            onForgotten={setForgottenBy}
            onSignedIn={() => {
              setSessionOver(false)
              void client.invalidateQueries({ queryKey: keyOf(whoAmI) })
            }}
          />
        ) : (
          <ForgottenPassword email={forgottenBy} onBack={() => setForgottenBy(null)} />
        )}
      </div>
      <a className={classes.away} href="/">
        Back to the site
      </a>
    </main>
  )
}
