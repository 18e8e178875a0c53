import type { LetterWebsite } from './letter.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Title, Words } from './letter-parts.tsx'

export interface PasswordResetProps {
  readonly website: LetterWebsite
  readonly origin: string
  readonly name: string
  /** Where the new password is chosen; it opens the account. */
  readonly link: string
}

/** To a person who runs the site, when somebody asked for a new password to their account. */
export function PasswordReset({ website, origin, name, link }: PasswordResetProps) {
  return (
    <LetterFrame
      website={website}
      origin={origin}
      preview="A link that is good for one hour."
      closing="You did not ask for this? Then nothing has to be done: your password stays as it is."
    >
      {(style) => (
        <>
          <Title style={style}>Choose a new password.</Title>
          <Words style={style}>
            {`${name}, somebody asked for a new password to your account at ${website.title}. If it was you, the link below is good for one hour, and once. It signs your account out everywhere else.`}
          </Words>
          <Action style={style} href={link}>
            Choose a new password
          </Action>
        </>
      )}
    </LetterFrame>
  )
}
