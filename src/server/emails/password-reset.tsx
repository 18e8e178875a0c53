import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Title, Words } from './email-parts.tsx'

export interface PasswordResetProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly name: string
  /** Where the new password is chosen; it gives access to the account. */
  readonly link: string
}

/** To a user of the studio, when someone requested a new password for their account. */
export function PasswordReset({ website, origin, name, link }: PasswordResetProps) {
  return (
    <EmailFrame
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
    </EmailFrame>
  )
}
