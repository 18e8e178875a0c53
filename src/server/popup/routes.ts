import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/popup/api.ts'
import { popupOf } from '#shared/popup/rules.ts'
import type { StoredPopup } from '#shared/popup/schema.ts'
import { popupDocument } from './popup-document.ts'
import { wholePicture } from './show-popup.ts'

/** The popup of the site. */
export function popupRoutes(services: Services): void {
  const { serve } = services

  const replyOf = async (website: { readonly id: string }, stored: StoredPopup | null): Promise<api.PopupReply> => {
    const popup = popupOf(stored)
    const picture = await wholePicture(reading(services, website), popup.picture)
    return { popup: { ...popup, picture }, revision: stored?.revision ?? 0 }
  }

  serve(api.getPopupCall, async ({ website }) =>
    succeed(await replyOf(website, await popupDocument.read(reading(services, website)))),
  )

  serve(api.savePopupCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => popupDocument.save(scope, { value: call.body.popup, revision: call.body.revision }, batchId),
      async ({ stored, isChanged }, batchId) => ({
        ...(await replyOf(call.website, stored)),
        batchId: isChanged ? batchId : null,
      }),
    ),
  )
}
