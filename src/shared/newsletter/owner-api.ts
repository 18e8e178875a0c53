import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import {
  listNameSchema,
  newsletterLimits,
  newsletterListSchema,
  segmentFilter,
  subscriberSchema,
  subscriptionEventSchema,
} from './schema.ts'

/** The owner's calls on lists and their subscribers. */

/** The action in the change log; null when nothing was different. */
const batchId = idSchema.nullable()
const listIdOnly = z.object({ listId: idSchema })
const listBody = z.strictObject({ name: listNameSchema })
/** Why the owner may write to someone who did not sign up on the site. */
const note = singleLine(newsletterLimits.noteLength, 1)

export const listNewsletterListsCall = contract({
  method: 'GET',
  path: '/api/owner/newsletter/lists',
  summary: 'List all lists with their numbers of subscribers, and the form in the footer',
  access: 'subscribers.read',
  reply: z.object({
    lists: z.array(newsletterListSchema),
    footerFormId: idSchema.nullable(),
    /** Forms with an email field, by name: those that the footer can show. */
    forms: z.array(z.object({ id: idSchema, name: z.string() })),
  }),
})

export const createNewsletterListCall = contract({
  method: 'POST',
  path: '/api/owner/newsletter/lists',
  summary: 'Create a list',
  access: 'subscribers.write',
  body: listBody,
  reply: z.object({ listId: idSchema, batchId: idSchema }),
  failures: ['list-limit'],
})

export const renameNewsletterListCall = contract({
  method: 'PUT',
  path: '/api/owner/newsletter/lists/:listId',
  summary: 'Rename a list',
  access: 'subscribers.write',
  parameters: listIdOnly,
  body: listBody,
  reply: z.object({ batchId }),
  failures: ['list-not-found'],
})

export const deleteNewsletterListCall = contract({
  method: 'DELETE',
  path: '/api/owner/newsletter/lists/:listId',
  summary: 'Delete a list; one with subscribers only together with them',
  access: 'subscribers.write',
  parameters: listIdOnly,
  body: z.strictObject({ withSubscribers: z.boolean().default(false) }),
  /** `batchId` is null when its subscribers were deleted with it: that is final. */
  reply: z.object({ batchId }),
  failures: ['list-not-found', 'list-default', 'list-in-use', 'list-not-empty'],
})

export const setFooterFormCall = contract({
  method: 'PUT',
  path: '/api/owner/newsletter/footer',
  summary: 'Set the form in the footer of every page; null shows none',
  access: 'subscribers.write',
  body: z.strictObject({ formId: idSchema.nullable() }),
  reply: z.object({ batchId }),
  failures: ['form-not-found'],
})

export const listSubscribersCall = contract({
  method: 'GET',
  path: '/api/owner/newsletter/subscribers',
  summary: 'List the subscribers of a segment, newest first, a page at a time',
  access: 'subscribers.read',
  query: z.object({ ...segmentFilter, after: cursorSchema.optional() }),
  reply: z.object({ subscribers: z.array(subscriberSchema), next: z.string().nullable() }),
})

export const exportSubscribersCall = contract({
  method: 'GET',
  path: '/api/owner/newsletter/subscribers.csv',
  summary: 'Export the subscribers of a segment as CSV, oldest first',
  access: 'subscribers.read',
  query: z.object(segmentFilter),
  reply: z.string(),
})

export const getSubscriberCall = contract({
  method: 'GET',
  path: '/api/owner/newsletter/subscribers/:subscriberId',
  summary: 'Get a subscriber with the proof of consent',
  access: 'subscribers.read',
  parameters: z.object({ subscriberId: idSchema }),
  reply: z.object({ subscriber: subscriberSchema, events: z.array(subscriptionEventSchema) }),
  failures: ['subscriber-not-found'],
})

export const addSubscriberCall = contract({
  method: 'POST',
  path: '/api/owner/newsletter/subscribers',
  summary: 'Add a subscriber who gave consent elsewhere',
  access: 'subscribers.write',
  body: z.strictObject({
    listId: idSchema,
    email: emailSchema,
    name: singleLine(newsletterLimits.nameLength).default(''),
    note,
  }),
  reply: z.object({ subscriberId: idSchema }),
  failures: ['list-not-found', 'subscriber-exists', 'subscriber-left'],
})

export const removeSubscribersCall = contract({
  method: 'POST',
  path: '/api/owner/newsletter/subscribers/remove',
  summary: 'Unsubscribe people; it is remembered that they unsubscribed',
  access: 'subscribers.write',
  body: z.strictObject({ subscriberIds: z.array(idSchema).min(1).max(200) }),
  reply: z.object({ removed: z.int() }),
  failures: ['subscriber-not-found'],
})

export const deleteSubscriberPersonCall = contract({
  method: 'POST',
  path: '/api/owner/newsletter/people/delete',
  summary:
    'Delete all data of an email address from lists and emails permanently; a hash remembers that it unsubscribed',
  access: 'subscribers.write',
  // In the body: logs contain URLs.
  body: z.strictObject({ email: emailSchema }),
  reply: z.object({ deleted: z.int() }),
})

/** The result of an import, or of its preview. */
export const subscriberImportSchema = z.object({
  rows: z.int(),
  added: z.int(),
  /** Subscribers that get a name from the file. */
  named: z.int(),
  /** Already on the list; only a missing name is changed. */
  known: z.int(),
  /** Unsubscribed earlier; they stay unsubscribed. */
  left: z.int(),
  repeated: z.int(),
  /** The first rows without a valid address, with their line numbers. */
  wrong: z.array(z.object({ line: z.int(), email: z.string() })),
  wrongCount: z.int(),
})
export type SubscriberImport = z.infer<typeof subscriberImportSchema>

export const importSubscribersCall = contract({
  method: 'POST',
  path: '/api/owner/newsletter/subscribers/import',
  summary: 'Import the addresses of a CSV file into a list, or only show what would happen',
  access: 'subscribers.write',
  bodyLimit: newsletterLimits.importBytes * 2,
  body: z.strictObject({
    listId: idSchema,
    /** The file's text; its first row has titles, one of which is the email's. */
    csv: z.string().min(1).max(newsletterLimits.importBytes),
    note,
    isDryRun: z.boolean(),
  }),
  reply: subscriberImportSchema,
  failures: ['list-not-found', 'subscribers-unreadable', 'subscribers-too-many'],
})
