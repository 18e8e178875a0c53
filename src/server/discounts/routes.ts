import { ownerChange } from '#server/changes/owner-change.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import * as api from '#shared/discounts/owner-api.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { createDiscount, deleteDiscount, duplicateDiscount, saveDiscount, switchDiscount } from './change-discount.ts'
import { readDiscount } from './discount-store.ts'
import { listDiscounts } from './list-discounts.ts'
import { codeRows, generateCodes } from './single-use-codes.ts'
import { titlesOf } from './titles.ts'

/** The owner's discounts. */
export function discountRoutes(services: Services): void {
  const { serve } = services

  serve(api.listDiscountsCall, async ({ website, query }) =>
    succeed(await listDiscounts(reading(services, website), query)),
  )

  serve(api.getDiscountCall, async ({ website, parameters }) => {
    const discount = await readDiscount(reading(services, website), parameters.discountId)
    return discount ? succeed(await opened(website, discount)) : fail('discount-not-found')
  })

  serve(api.createDiscountCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createDiscount(scope, call.body, batchId),
      async (discount, batchId) => ({ ...(await opened(call.website, discount)), batchId }),
    ),
  )

  serve(api.duplicateDiscountCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => duplicateDiscount(scope, call.parameters.discountId, batchId),
      async (discount, batchId) => ({ ...(await opened(call.website, discount)), batchId }),
    ),
  )

  serve(api.updateDiscountCall, (call) => {
    const { revision, ...content } = call.body
    return ownerChange(
      services,
      call,
      (scope, batchId) => saveDiscount(scope, call.parameters.discountId, { revision, content }, batchId),
      async (discount, batchId) => ({
        ...(await opened(call.website, discount)),
        batchId: discount.revision === revision ? null : batchId,
      }),
    )
  })

  serve(api.switchDiscountCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => switchDiscount(scope, call.parameters.discountId, call.body.isOn, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.deleteDiscountCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteDiscount(scope, call.parameters.discountId, batchId)),
  )

  serve(api.generateCodesCall, ({ website, staff, parameters, body }) =>
    changing(services, website, staff, (scope) => generateCodes(scope, parameters.discountId, body)),
  )

  serve(api.exportCodesCall, async ({ website, reply, parameters }) => {
    const scope = reading(services, website)
    const discount = await readDiscount(scope, parameters.discountId)
    if (!discount) return fail('discount-not-found')
    return sendCsv(reply, `${website.slug}-discount-codes.csv`, codeRows(scope, discount.id))
  })

  /** A discount as its editor opens it. */
  async function opened(website: Website, discount: Discount) {
    return { discount, titles: await titlesOf(reading(services, website), discount) }
  }
}
