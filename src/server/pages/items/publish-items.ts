import { readItem, updateItemRow } from '#server/items/item-store.ts'
import type { publishItemJob } from '#server/items/jobs.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'

/**
 * Publishes a scheduled item whose time has come; of an event that is over, only the lists change. An item that was rescheduled or taken back meanwhile stays as it is: its
 * new time has a job of its own.
 */
export const publishItemHandler =
  (services: Services): JobHandler<typeof publishItemJob> =>
  async ({ websiteId, payload: { itemId } }) => {
    await changing(services, { id: websiteId }, null, async (scope) => {
      // The version locks the website, as when an owner changes the item.
      await scope.raiseVersion()
      const item = await readItem(scope, itemId)
      if (item?.status !== 'scheduled' || item.publishAt > Date.now()) return
      await updateItemRow(scope, item, { ...item, status: 'published' })
    })
  }
