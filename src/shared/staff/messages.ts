import type { Messages } from '#shared/http/facts.ts'
import { limits } from '#shared/limits.ts'

/** Refusals about the people who work on a website. */
export const staffMessages = {
  'invitation-account-changed': () => 'Something about your account has changed. Reload the page and try again.',
  'invitation-not-found': () => 'This invitation was accepted or revoked.',
  'invitation-over': () =>
    'This invitation is no longer valid. It may have been used, revoked or replaced. Ask for a new one.',
  'invitation-pending': () => 'This person is already invited. For a new link, use the list of invitations.',
  'last-admin': () => 'A site needs an administrator. Make someone else an administrator first.',
  'staff-already': () => 'Someone with this address already works on the site.',
  'staff-limit': () => `A site can have ${limits.staff} staff members, including invitations. Remove someone first.`,
  'staff-not-found': () => 'This person no longer works on the site.',
  'staff-removed': () => 'You no longer have access to this site. Ask an administrator to invite you again.',
  'staff-rights': () => 'You can’t give or take away more access than you have.',
  'staff-self': () => 'You can’t change your own access. Ask another administrator.',
} satisfies Messages
