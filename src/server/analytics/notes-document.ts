import { defineLog } from '#server/changes/define-log.ts'
import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { siteNotes } from '#server/websites/documents.ts'
import { type Note, notesSchema, type StoredNotes } from '#shared/analytics/notes.ts'

/** Changes of the notes beside the numbers of a site. */
const notesLog = defineLog({ noun: 'analytics-notes', snapshot: notesSchema, titleOf: () => '' })

/** What the owner wrote beside the numbers of a site. */
export const notesDocument = defineSiteDocument({
  column: 'analytics_notes',
  document: siteNotes,
  log: notesLog,
  permission: 'site.manage',
  contentOf: (stored: StoredNotes | null): Note[] => stored?.notes ?? [],
  next: (before, notes): StoredNotes => ({ notes, revision: (before?.revision ?? 0) + 1 }),
})
