import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import * as api from '#shared/header-footer/api.ts'
import { headerFooterOf } from '#shared/header-footer/rules.ts'
import { succeed } from '#shared/http/failure.ts'
import { saveHeaderFooter } from './save-header-footer.ts'

/** The header and the footer of the site. */
export function headerFooterRoutes(services: Services): void {
  const { serve } = services

  serve(api.getHeaderFooterCall, async ({ website }) => succeed(headerFooterOf(website.appearance)))

  serve(api.saveHeaderFooterCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => saveHeaderFooter(scope, call.body, batchId),
      (isChanged, batchId) => ({ ...call.body, batchId: isChanged ? batchId : null }),
    ),
  )
}
