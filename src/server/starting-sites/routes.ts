import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { addStartingSiteCall } from '#shared/starting-sites/api.ts'
import { startingSites } from '#shared/starting-sites/sites.ts'
import { addStartingSite } from './add-starting-site.ts'
import { saveStartingPictures } from './save-starting-pictures.ts'

/** The sites that an owner can start from. */
export function startingSiteRoutes(services: Services): void {
  services.serve(addStartingSiteCall, async (call) => {
    const { website, body } = call
    const id = call.parameters.startingSite
    // Before the transaction, because images are decoded for a while.
    const pictures = await saveStartingPictures(services, website, startingSites[id])
    const wanted = { ...body, id, siteName: website.title, pictures }
    return ownerChange(services, call, (scope, batchId) => addStartingSite(scope, wanted, batchId))
  })
}
