import type { Messages } from '#shared/http/facts.ts'

/** What calls on lists and subscribers can be refused with. */
export const newsletterMessages = {
  'list-not-found': () => 'This list no longer exists.',
  'list-limit': () => 'A site can have 100 lists. Delete one that is no longer needed.',
  'list-default': () => 'Every site keeps this list: it can be renamed, but not deleted.',
  'list-not-empty': () => 'There are subscribers on this list. Delete it together with them, or move them first.',
  'list-in-use': () => 'A form still adds people to this list. Choose another list in that form first.',
  'segment-limit': () => 'A site can have 50 segments. Delete one that is no longer needed.',
  'segment-not-found': () => 'This segment no longer exists.',
  'subscriber-not-found': () => 'This subscriber no longer exists.',
  'subscriber-exists': () => 'This address is on the list already.',
  'subscriber-left': () => 'This person has unsubscribed. Only they can sign up again, with a form on the site.',
  'subscribers-unreadable': () =>
    'This file cannot be read. Save it as CSV (UTF-8), with a column for the email address.',
  'subscribers-too-many': () => 'That is more than 20,000 rows. Import them in several files.',
} satisfies Messages
