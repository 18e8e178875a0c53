import { ownerChange } from '#server/changes/owner-change.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/analytics/api.ts'
import * as notes from '#shared/analytics/notes.ts'
import { analyticsSettingsOf, type StoredAnalyticsSettings } from '#shared/analytics/schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { notesDocument } from './notes-document.ts'
import { readLive } from './read-live.ts'
import { readVisitSums, visitRows } from './read-sums.ts'
import { readTable, tableRows } from './read-table.ts'
import { recordHit } from './record-hit.ts'
import { analyticsSettingsDocument } from './settings-document.ts'

/** Records what visitors do, and shows the owner its sums. */
export function analyticsRoutes(services: Services): void {
  const { serve, serveBeacon, analytics } = services

  serveBeacon(api.recordHitCall, ({ request, website }) => recordHit(services, request, website))

  serve(api.getVisitsCall, async ({ website, query: { step, ...days } }) =>
    succeed(await readVisitSums(await analytics.open(), website.id, days, step)),
  )

  serve(api.exportVisitsCall, async ({ website, reply, query: { step, ...days } }) =>
    sendCsv(
      reply,
      `${website.slug}-visits-by-${step}-${days.from}-${days.to}.csv`,
      visitRows(await analytics.open(), website.id, days, step),
    ),
  )

  serve(api.getVisitTableCall, async ({ website, query: { kind, ...days } }) =>
    succeed(await readTable(await analytics.open(), website.id, { kind, days })),
  )

  serve(api.exportVisitTableCall, async ({ website, reply, query: { kind, ...days } }) =>
    sendCsv(
      reply,
      `${website.slug}-visits-${kind}-${days.from}-${days.to}.csv`,
      tableRows(await analytics.open(), website.id, { kind, days }),
    ),
  )

  serve(api.getLiveVisitsCall, async ({ website }) =>
    succeed(await readLive(await analytics.open(), website.id, Date.now())),
  )

  serve(api.getAnalyticsSettingsCall, async ({ website }) =>
    succeed(replyOf(await analyticsSettingsDocument.read(reading(services, website)))),
  )

  serve(api.saveAnalyticsSettingsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        analyticsSettingsDocument.save(scope, { value: call.body.settings, revision: call.body.revision }, batchId),
      ({ stored, isChanged }, batchId) => ({ ...replyOf(stored), batchId: isChanged ? batchId : null }),
    ),
  )

  serve(notes.getNotesCall, async ({ website }) =>
    succeed(notesReplyOf(await notesDocument.read(reading(services, website)))),
  )

  serve(notes.saveNotesCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => notesDocument.save(scope, { value: call.body.notes, revision: call.body.revision }, batchId),
      ({ stored, isChanged }, batchId) => ({ ...notesReplyOf(stored), batchId: isChanged ? batchId : null }),
    ),
  )
}

const notesReplyOf = (stored: notes.StoredNotes | null): notes.NotesReply => ({
  notes: stored?.notes ?? [],
  revision: stored?.revision ?? 0,
})

const replyOf = (stored: StoredAnalyticsSettings | null): api.AnalyticsSettingsReply => ({
  settings: analyticsSettingsOf(stored),
  revision: stored?.revision ?? 0,
})
