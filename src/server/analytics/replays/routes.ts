import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/replays/api.ts'
import { obstaclesOf } from '#shared/replays/obstacles.ts'
import { replaySettingsOf, type StoredReplaySettings } from '#shared/replays/schema.ts'
import { visitorOf } from '../visitor-of.ts'
import { agreedToReplays } from './agreed.ts'
import { deleteReplays, hasRoom, listReplays, readReplay } from './replay-store.ts'
import { replaySettingsDocument } from './settings-document.ts'
import { takePart } from './take-part.ts'

/** Records visits of people who agreed to it, and shows them to those who manage the site. */
export function replayRoutes(services: Services): void {
  const { serve, serveBeacon, analytics } = services

  serveBeacon(api.recordReplayCall, ({ request, website, parameters }) =>
    takePart(services, request, website, parameters.replayId),
  )

  serve(api.getFullStoryIdCall, async ({ request, reply, website }) => {
    const isRecorded = agreedToReplays(request, website) && (await visitorOf(services, request, website)) !== null
    const id = isRecorded ? replaySettingsOf(website.replays).fullStoryId : ''
    if (id === '') reply.code(204)
    return succeed(id)
  })

  serve(api.listReplaysCall, async ({ website }) => {
    const [database, now] = [await analytics.open(), Date.now()]
    return succeed({
      ...(await listReplays(database, website.id, now)),
      hasRoom: await hasRoom(database, website.id, now),
    })
  })

  serve(api.getReplayCall, async ({ website, parameters }) => {
    const found = await readReplay(await analytics.open(), website.id, parameters.replayId, Date.now())
    return found ? succeed(found) : fail('not-found')
  })

  serve(api.deleteReplayCall, async ({ website, parameters }) => {
    await deleteReplays(await analytics.open(), website.id, parameters.replayId)
    return succeed({})
  })

  serve(api.deleteReplaysCall, async ({ website }) => {
    await deleteReplays(await analytics.open(), website.id)
    return succeed({})
  })

  serve(api.getReplaySettingsCall, async ({ website }) =>
    succeed({
      ...replyOf(await replaySettingsDocument.read(reading(services, website))),
      obstacles: obstaclesOf(website),
    }),
  )

  serve(api.saveReplaySettingsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        replaySettingsDocument.save(scope, { value: call.body.settings, revision: call.body.revision }, batchId),
      ({ stored, isChanged }, batchId) => ({ ...replyOf(stored), batchId: isChanged ? batchId : null }),
    ),
  )
}

const replyOf = (stored: StoredReplaySettings | null) => ({
  settings: replaySettingsOf(stored),
  revision: stored?.revision ?? 0,
})
