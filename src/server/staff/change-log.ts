import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import type { Role } from '#shared/roles/rules.ts'
import { roleNames } from '#shared/staff/describe-role.ts'

const nameOf = (role: number): string => roleNames[role as Role] ?? ''

/** Invitations that were sent, changed and revoked. An undo would give access, or send an email. */
export const invitationLog = defineLog({
  noun: 'invitation',
  snapshot: z.object({ email: z.string(), role: z.number() }),
  titleOf: ({ email }) => email,
  factsOf: ({ email, role }) => ({ email, role: nameOf(role) }),
  whyFinal: () => 'access-not-restored',
})

/** People who joined, got another role, were removed or left. */
export const staffLog = defineLog({
  noun: 'staff',
  snapshot: z.object({ name: z.string(), email: z.string(), role: z.number() }),
  titleOf: ({ name }) => name,
  factsOf: ({ name, email, role }) => ({ name, email, role: nameOf(role) }),
  whyFinal: () => 'access-not-restored',
})
