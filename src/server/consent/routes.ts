import { ownerChange } from '#server/changes/owner-change.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import { isSameOrigin } from '#server/http/csrf.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import * as api from '#shared/consent/api.ts'
import * as records from '#shared/consent/record-api.ts'
import { consentOf } from '#shared/consent/rules.ts'
import type { StoredConsent } from '#shared/consent/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { consentDocument } from './consent-document.ts'
import { recordRows } from './record-rows.ts'
import { countRecords, recordConsent } from './record-store.ts'

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

  serve(records.recordConsentCall, async ({ request, website, body }) => {
    const isOurs = isSameOrigin(request) && website.consent?.isEnabled
    const isDone =
      isOurs && (await changing(services, website, null, (scope) => recordConsent(scope, website.consent!, body)))
    return isDone ? succeed({}) : fail('bad-request')
  })

  serve(records.getConsentRecordsCall, async ({ website }) =>
    succeed(await countRecords(reading(services, website), Date.now() - records.RECORDED_DAYS * DAY_MILLISECONDS)),
  )

  serve(records.exportConsentRecordsCall, async ({ website, reply }) =>
    sendCsv(reply, `${website.slug}-consents.csv`, recordRows(reading(services, website))),
  )
}

const replyOf = (stored: StoredConsent | null): api.ConsentReply => ({
  consent: consentOf(stored),
  revision: stored?.revision ?? 0,
})
