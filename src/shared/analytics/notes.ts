import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** What a note can say, and how many a site can have. */
export const noteLimits = { text: 120, notes: 500 } as const

/** What happened on a day, beside the numbers of that day: a sale began. */
export const noteSchema = z.strictObject({
  id: idSchema,
  /** In the calendar of the site: 2026-11-27. */
  day: z.iso.date(),
  text: z.string().trim().min(1).max(noteLimits.text),
})
export type Note = z.infer<typeof noteSchema>

export const notesSchema = z.array(noteSchema).max(noteLimits.notes)

/** The notes as they are stored. */
export const storedNotesSchema = z.strictObject({
  notes: notesSchema,
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredNotes = z.infer<typeof storedNotesSchema>

const notesReply = z.object({
  notes: notesSchema,
  /** 0 when there was never one. */
  revision: z.int(),
})
export type NotesReply = z.infer<typeof notesReply>

export const getNotesCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/notes',
  summary: 'List the notes beside the numbers of the site',
  access: 'reports.read',
  reply: notesReply,
})

export const saveNotesCall = contract({
  method: 'PUT',
  path: '/api/owner/analytics/notes',
  summary: 'Replace the notes beside the numbers of the site',
  access: 'site.manage',
  body: z.strictObject({
    notes: notesSchema,
    /** The revision that the screen loaded. */
    revision: z.int().min(0),
  }),
  reply: notesReply.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['edit-conflict'],
})
