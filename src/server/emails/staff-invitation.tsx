import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Title, Words } from './email-parts.tsx'
import { staffInvitationTexts as texts } from './texts.ts'

export interface StaffInvitationProps {
  readonly website: EmailWebsite
  readonly origin: string
  /** Who invites. */
  readonly by: string
  readonly role: string
  /** What the role can do, as a sentence. */
  readonly description: string
  /** Where the invitation is accepted; it gives access to the site. */
  readonly link: string
}

/** To somebody who is invited to work on a site. */
export function StaffInvitation({ website, origin, by, role, description, link }: StaffInvitationProps) {
  return (
    <EmailFrame website={website} origin={origin} preview={texts.preview} closing={texts.ignore}>
      {(style) => (
        <>
          <Title style={style}>{texts.title(website.title)}</Title>
          <Words style={style}>{texts.invited(by, website.title)}</Words>
          <Words style={style}>{texts.role(role, description)}</Words>
          <Action style={style} href={link}>
            {texts.accept}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
