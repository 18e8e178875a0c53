import type { LetterWebsite } from './letter.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Title, Words } from './letter-parts.tsx'

export interface PasswordResetProps {
  readonly website: LetterWebsite
  readonly origin: string
  readonly name: string
  /** Where the new password is chosen; it gives access to the account. */
  readonly link: string
}

/** To a user of the studio, when someone requested a new password for their account. */
export function PasswordReset({ website, origin, name, link }: PasswordResetProps) {
  return (
    <LetterFrame
      website={website}
      origin={origin}
      preview="This link works for one hour."
      closing="If you didn’t ask for this, ignore this email. Your password stays the same."
    >
      {(style) => (
        <>
          <Title style={style}>Reset your password</Title>
          <Words style={style}>
            {`${name}, someone asked to reset the password of your account at ${website.title}. If it was you, use the link below. It works once, for one hour. Your account is signed out on all other devices.`}
          </Words>
          <Action style={style} href={link}>
            Reset password
          </Action>
        </>
      )}
    </LetterFrame>
  )
}
