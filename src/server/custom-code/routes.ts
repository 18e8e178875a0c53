import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/custom-code/api.ts'
import { customCodeOf } from '#shared/custom-code/rules.ts'
import type { CodeFindings, StoredCustomCode } from '#shared/custom-code/schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { customCodeDocument } from './custom-code-document.ts'
import { hostsIn, readCode } from './read-code.ts'

/** The owner's custom code of the site. */
export function customCodeRoutes(services: Services): void {
  const { serve } = services

  serve(api.getCustomCodeCall, async ({ website }) =>
    succeed(replyOf(await customCodeDocument.read(reading(services, website)))),
  )

  serve(api.saveCustomCodeCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        customCodeDocument.save(scope, { value: call.body.code, revision: call.body.revision }, batchId),
      ({ stored, isChanged }, batchId) => ({ ...replyOf(stored), batchId: isChanged ? batchId : null }),
    ),
  )
}

function replyOf(stored: StoredCustomCode | null): api.CustomCodeReply {
  const code = customCodeOf(stored)
  return { code, findings: findingsOf(code), revision: stored?.revision ?? 0 }
}

function findingsOf(code: Parameters<typeof readCode>[0]): CodeFindings {
  const read = readCode(code)
  return read.ok ? { hosts: hostsIn(read.value.sources), blocked: read.value.blocked } : { hosts: [], blocked: [] }
}
