import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { roles } from '#shared/roles/rules.ts'
import { emailSchema, signedInSchema } from '#shared/sign-in/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

/** The days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7

const roleSchema = z.enum(roles, 'Choose a role.')

export const staffMemberSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** When they joined. */
  createdAt: z.int(),
  /** To the minute; null while they are signed out everywhere. */
  lastSeenAt: z.int().nullable(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: roleSchema,
  /** When it was sent last. */
  sentAt: z.int(),
  expiresAt: z.int(),
  /** '' when that person’s account is gone. */
  invitedBy: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>

const batch = z.object({ batchId: idSchema })
/** The link is only here, and only if it was not emailed. */
const sent = z.object({ invitation: invitationSchema, link: z.string().nullable() })
const ofInvitation = z.object({ invitationId: idSchema })
const ofPerson = z.object({ userId: idSchema })

export const listStaffCall = contract({
  method: 'GET',
  path: '/api/owner/staff',
  summary: 'List the people who work on the site, and the open invitations',
  access: 'staff.manage',
  reply: z.object({ staff: z.array(staffMemberSchema), invitations: z.array(invitationSchema) }),
})

export const inviteStaffCall = contract({
  method: 'POST',
  path: '/api/owner/staff/invitations',
  summary: 'Invite someone to work on the site; without a mail server, the link is returned, only here',
  access: 'staff.manage',
  perMinute: 20,
  hasSecretReply: true,
  body: z.strictObject({ email: emailSchema, role: roleSchema }),
  reply: sent,
  failures: ['invitation-pending', 'not-permitted', 'rate-limited', 'staff-already', 'staff-limit', 'staff-rights'],
})

export const resendInvitationCall = contract({
  method: 'POST',
  path: '/api/owner/staff/invitations/:invitationId/resend',
  summary: 'Send an invitation again, with a new link: the former one stops working',
  access: 'staff.manage',
  perMinute: 20,
  hasSecretReply: true,
  parameters: ofInvitation,
  reply: sent,
  failures: ['invitation-not-found', 'not-permitted', 'rate-limited', 'staff-rights'],
})

export const changeInvitationCall = contract({
  method: 'PUT',
  path: '/api/owner/staff/invitations/:invitationId/role',
  summary: 'Change the role that an invitation gives',
  access: 'staff.manage',
  parameters: ofInvitation,
  body: z.strictObject({ role: roleSchema }),
  reply: batch,
  failures: ['invitation-not-found', 'not-permitted', 'staff-rights'],
})

export const revokeInvitationCall = contract({
  method: 'DELETE',
  path: '/api/owner/staff/invitations/:invitationId',
  summary: 'Revoke an invitation: its link stops working',
  access: 'staff.manage',
  parameters: ofInvitation,
  reply: batch,
  failures: ['invitation-not-found', 'not-permitted', 'staff-rights'],
})

export const changeStaffRoleCall = contract({
  method: 'PUT',
  path: '/api/owner/staff/:userId/role',
  summary: 'Change the role of someone who works on the site',
  access: 'staff.manage',
  parameters: ofPerson,
  body: z.strictObject({ role: roleSchema }),
  reply: batch,
  failures: ['last-admin', 'not-permitted', 'staff-not-found', 'staff-rights', 'staff-self'],
})

export const removeStaffCall = contract({
  method: 'DELETE',
  path: '/api/owner/staff/:userId',
  summary: 'Remove someone from the site, and end all their sessions',
  access: 'staff.manage',
  parameters: ofPerson,
  reply: batch,
  failures: ['last-admin', 'not-permitted', 'staff-not-found', 'staff-rights', 'staff-self'],
})

export const leaveSiteCall = contract({
  method: 'POST',
  path: '/api/owner/account/leave',
  summary: 'Stop working on the site: ends all sessions of the signed-in person',
  access: 'signed-in',
  perMinute: 10,
  body: z.strictObject({ currentPassword: z.string().max(200) }),
  reply: z.object({}),
  failures: ['last-admin', 'sign-in-locked', 'sign-in-refused', 'staff-not-found'],
})

/** In characters. */
export const LONGEST_TOKEN = 100

/** Tokens are sent in bodies, which no log contains. */
const tokenSchema = z.string().max(LONGEST_TOKEN)

export const readInvitationCall = contract({
  method: 'POST',
  path: '/api/sign-in/invitation',
  summary: 'Read the invitation of a link',
  access: 'public',
  perMinute: 30,
  body: z.strictObject({ token: tokenSchema }),
  reply: z.object({
    email: z.string(),
    role: roleSchema,
    invitedBy: z.string(),
    /** Whether the address has an account that is in use, whose password accepts the invitation. */
    hasAccount: z.boolean(),
  }),
  failures: ['invitation-over'],
})

export const acceptInvitationCall = contract({
  method: 'PUT',
  path: '/api/sign-in/invitation',
  summary: 'Accept the invitation of a link, with the password of an account or with a new one, and sign in',
  access: 'public',
  perMinute: 20,
  body: z.strictObject({
    token: tokenSchema,
    /** Of a new account; ignored for others. */
    name: singleLine(100).default(''),
    password: z.string().max(200),
  }),
  reply: signedInSchema,
  failures: ['invalid-fields', 'invitation-account-changed', 'invitation-over', 'sign-in-locked', 'sign-in-refused'],
})
