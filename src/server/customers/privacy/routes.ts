import { answerAttachment } from '#server/files/send-attachment.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import * as api from '#shared/customers/privacy-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { copyCustomerJob, eraseCustomerJob } from '../jobs.ts'
import { previewErasure } from './preview-erasure.ts'
import { addRequest, listRequests, readRequest } from './request-store.ts'

/** The owner's calls for people who ask for their data, or ask to be erased. */
export function privacyRoutes(services: Services): void {
  const { serve, files } = services

  serve(api.listPrivacyRequestsCall, async ({ website }) =>
    succeed({ requests: await listRequests(reading(services, website)) }),
  )

  serve(api.copyCustomerCall, async ({ website, staff, parameters: { customerId } }) => {
    const added = await changing(services, website, staff, async (scope) => {
      const request = await addRequest(scope, { kind: 'copy', customerId, by: staff.name })
      if (request.ok) await scope.enqueue(copyCustomerJob, { requestId: request.value })
      return request
    })
    return added.ok ? succeed({ requestId: added.value }) : added
  })

  serve(api.downloadCopyCall, async ({ request, reply, website, parameters: { requestId } }) => {
    const row = await readRequest(reading(services, website), requestId)
    if (!row || row.storage_key === null || (row.expires_at ?? 0) < Date.now()) return fail('file-not-found')
    const { id, storage_key, bytes } = row
    return answerAttachment(request, reply, files, {
      fileId: id,
      storageKey: storage_key,
      filename: 'customer-data.zip',
      bytes,
    })
  })

  serve(api.previewErasureCall, async ({ website, parameters }) => {
    const preview = await previewErasure(reading(services, website), parameters.customerId, Date.now())
    return preview ? succeed(preview) : fail('customer-not-found')
  })

  serve(api.eraseCustomerCall, async ({ website, staff, parameters: { customerId } }) => {
    const added = await changing(services, website, staff, async (scope) => {
      const preview = await previewErasure(scope, customerId, Date.now())
      if (preview && preview.openOrders > 0) return fail('customer-has-open-orders')
      const request = await addRequest(scope, { kind: 'erasure', customerId, by: staff.name })
      if (request.ok) await scope.enqueue(eraseCustomerJob, { requestId: request.value })
      return request
    })
    return added.ok ? succeed({ requestId: added.value }) : added
  })
}
