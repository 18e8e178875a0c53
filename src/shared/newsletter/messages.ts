import type { Messages } from '#shared/http/facts.ts'

/** Failures of calls on lists and subscribers. */
export const newsletterMessages = {
  'list-not-found': () => 'This list no longer exists.',
  'list-limit': () => 'You’ve reached the limit of 100 lists. Delete one you don’t need.',
  'list-default': () => 'The default list can be renamed, but not deleted.',
  'list-not-empty': () => 'This list has subscribers. Delete it with its subscribers, or move them first.',
  'list-in-use': () => 'A form adds people to this list. Choose another list in that form first.',
  'segment-limit': () => 'You’ve reached the limit of 50 segments. Delete one you don’t need.',
  'segment-not-found': () => 'This segment no longer exists.',
  'subscriber-not-found': () => 'This subscriber no longer exists.',
  'subscriber-exists': () => 'This email is already on the list.',
  'subscriber-left': () =>
    'This person unsubscribed. They can only sign up again themselves, with a form on your site.',
  'subscribers-unreadable': () => 'This file can’t be read. Save it as CSV (UTF-8) with an email column.',
  'subscribers-too-many': () => 'This file has more than 20,000 rows. Split it into several files.',
} satisfies Messages
