import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/consent/api.ts'
import { consentOf } from '#shared/consent/rules.ts'
import type { StoredConsent } from '#shared/consent/schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { consentDocument } from './consent-document.ts'

/** The cookie banner of the site. */
export function consentRoutes(services: Services): void {
  const { serve } = services

  serve(api.getConsentCall, async ({ website }) =>
    succeed(replyOf(await consentDocument.read(reading(services, website)))),
  )

  serve(api.saveConsentCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        consentDocument.save(scope, { value: call.body.consent, revision: call.body.revision }, batchId),
      ({ stored, isChanged }, batchId) => ({ ...replyOf(stored), batchId: isChanged ? batchId : null }),
    ),
  )
}

const replyOf = (stored: StoredConsent | null): api.ConsentReply => ({
  consent: consentOf(stored),
  revision: stored?.revision ?? 0,
})
