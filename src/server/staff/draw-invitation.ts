import { createElement } from 'react'
import { STAFF_INVITATION } from '#server/emails/personal-emails.ts'
import { staffInvitationTexts } from '#server/emails/texts.ts'
import type { NewEmail } from '#server/mail/write-email.ts'
import type { Website } from '#server/websites/website.ts'
import type { Role } from '#shared/roles/rules.ts'
import { describeRole, roleNames } from '#shared/staff/describe-role.ts'

interface SentInvitation {
  readonly origin: string
  readonly link: string
  readonly to: string
  readonly role: Role
  /** Who invites. */
  readonly by: string
}

/** Loads what draws the email of an invitation, before the transaction that needs it: loading takes longer. */
export async function loadInvitationEmail(website: Website): Promise<(sent: SentInvitation) => NewEmail> {
  const [{ StaffInvitation }, { renderEmail }] = await Promise.all([
    import('#server/emails/staff-invitation.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  return ({ origin, link, to, role, by }) => {
    const words = { role: roleNames[role], description: describeRole(role) }
    const drawn = renderEmail(createElement(StaffInvitation, { website, origin, link, by, ...words }))
    return { kind: STAFF_INVITATION, to, subject: staffInvitationTexts.subject(by, website.title), ...drawn }
  }
}
