import { Button, Text } from '@mantine/core'
import { type Role, roles } from '#shared/roles/rules.ts'
import { roleNames } from '#shared/staff/describe-role.ts'
import {
  changeInvitationCall,
  changeStaffRoleCall,
  type Invitation,
  listStaffCall,
  resendInvitationCall,
  type StaffMember,
} from '#shared/staff/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { Fact, FactRow } from '#studio/kit/fact-rows.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import type { Asked } from './ask-dialog.tsx'
import type { LinkOf } from './invitation-link.tsx'
import { RoleSelect } from './role-select.tsx'
import classes from './staff.module.css'

const outdates = [listStaffCall]

interface MemberRowProps {
  readonly member: StaffMember
  readonly onAsk: (asked: Asked) => void
}

/** Someone who works on the site. Nobody changes themselves. */
export function MemberRow({ member, onAsk }: MemberRowProps) {
  const { userId, name, email, role, lastSeenAt, createdAt } = member
  const { ago, day } = useFormats()
  const isMe = useStaff().userId === userId
  const change = useContractMutation(changeStaffRoleCall, {
    outdates,
    onDone: (_, { body }) => showDone(`The role of ${name} is now ${roleNames[body.role]}.`),
  })
  function choose(chosen: Role) {
    if (chosen === role) return
    // Full control is not given or taken by a slip.
    if ([chosen, role].includes(roles.admin)) onAsk({ kind: 'role', id: userId, name, role: chosen })
    else change.mutate({ parameters: { userId }, body: { role: chosen } })
  }
  const facts = [`Joined ${day(createdAt)}`, lastSeenAt === null ? 'Not signed in' : `Active ${ago(lastSeenAt)}`]
  return (
    <FactRow
      name={
        <>
          <ContentText>{name}</ContentText>
          {isMe && <StateMark tone="done">You</StateMark>}
        </>
      }
      facts={
        <>
          <Fact>{email}</Fact>
          <Fact>{facts.join(' · ')}</Fact>
        </>
      }
    >
      {isMe ? (
        <Text className={classes.ownRole}>{roleNames[role]}</Text>
      ) : (
        <RoleSelect
          className={classes.role}
          aria-label={`Role of ${name}`}
          value={change.isPending ? change.variables.body.role : role}
          disabled={change.isPending}
          onChange={choose}
        />
      )}
      <div className={classes.actions}>
        {!isMe && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Remove ${name}`}
            onClick={() => onAsk({ kind: 'remove', id: userId, name })}
          >
            Remove
          </Button>
        )}
      </div>
    </FactRow>
  )
}

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly onAsk: (asked: Asked) => void
  /** Shows the link of an invitation that was renewed and not emailed. */
  readonly onLink: (shown: LinkOf) => void
}

/** Someone who is invited. */
export function InvitationRow({ invitation, onAsk, onLink }: InvitationRowProps) {
  const { id: invitationId, email, role, sentAt, expiresAt, invitedBy } = invitation
  const { day } = useFormats()
  const { canSendEmail } = useStaff().website
  const parameters = { invitationId }
  const asked = { id: invitationId, name: email }
  const change = useContractMutation(changeInvitationCall, {
    outdates,
    onDone: (_, { body }) => showDone(`${email} is invited as ${roleNames[body.role]}.`),
  })
  const resend = useContractMutation(resendInvitationCall, {
    outdates,
    isSingle: true,
    onDone: ({ link }) => (link === null ? showDone(`Invitation sent to ${email}.`) : onLink({ email, link })),
  })
  const isExpired = expiresAt <= Date.now()
  const facts = [
    invitedBy ? `Invited ${day(sentAt)} by ${invitedBy}` : `Invited ${day(sentAt)}`,
    ...(isExpired ? [] : [`Expires ${day(expiresAt)}`]),
  ]
  return (
    <FactRow
      name={
        <>
          <span>{email}</span>
          <StateMark tone={isExpired ? 'off' : 'wait'}>{isExpired ? 'Expired' : 'Invited'}</StateMark>
        </>
      }
      facts={<Fact>{facts.join(' · ')}</Fact>}
    >
      <RoleSelect
        className={classes.role}
        aria-label={`Role of ${email}`}
        value={change.isPending ? change.variables.body.role : role}
        disabled={change.isPending}
        onChange={(chosen) => chosen !== role && change.mutate({ parameters, body: { role: chosen } })}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          loading={resend.isPending}
          aria-label={canSendEmail ? `Resend the invitation of ${email}` : `New link for ${email}`}
          onClick={() => (canSendEmail ? resend.mutate({ parameters }) : onAsk({ kind: 'new-link', ...asked }))}
        >
          {canSendEmail ? 'Resend' : 'New link'}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={`Revoke the invitation of ${email}`}
          onClick={() => onAsk({ kind: 'revoke', ...asked })}
        >
          Revoke
        </Button>
      </div>
    </FactRow>
  )
}
