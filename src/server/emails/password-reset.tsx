import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Title, Words } from './email-parts.tsx'
import { passwordResetTexts as texts } from './texts.ts'

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
    <EmailFrame website={website} origin={origin} preview={texts.preview} closing={texts.ignore}>
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{texts.someoneAsked(name, website.title)}</Words>
          <Action style={style} href={link}>
            {texts.reset}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
