import { INVITATION_DAYS } from '#shared/staff/schema.ts'
import { SecretShown } from '#studio/kit/secret-shown.tsx'

/** The link of an invitation that was not emailed. */
export interface LinkOf {
  readonly email: string
  readonly link: string
}

interface InvitationLinkProps extends LinkOf {
  readonly done: () => void
}

/** The link of an invitation, where no email is sent. */
export function InvitationLink({ email, link, done }: InvitationLinkProps) {
  return (
    <SecretShown
      label="Invitation link"
      words={`Send this link to ${email}. It’s shown only now, works once and is valid for ${INVITATION_DAYS} days. Anyone who has it can accept the invitation.`}
      secret={link}
      done={done}
    />
  )
}
