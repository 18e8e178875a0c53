import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/reports/api.ts'
import { countBeforeReading } from './keep-counted.ts'
import { readGiftCardLiability } from './read-gift-cards.ts'
import { readInventory } from './read-inventory.ts'
import { readSalesReport } from './read-sales-report.ts'
import { readSplit } from './read-split.ts'
import { reportRows } from './report-csv.ts'

/** The owner's reports. */
export function reportRoutes(services: Services): void {
  const { serve } = services

  serve(api.getSalesReportCall, async ({ website, query }) => {
    const isCounting = await countBeforeReading(services, website.id)
    const { currency } = website.settings
    return succeed({ isCounting, currency, ...(await readSalesReport(reading(services, website), query)) })
  })

  serve(api.splitSalesCall, async ({ website, parameters: { split }, query }) => {
    const isCounting = await countBeforeReading(services, website.id)
    const { currency } = website.settings
    const scope = reading(services, website)
    return succeed({ isCounting, currency, ...(await readSplit(scope, split, query, api.SHOWN_ROWS)) })
  })

  serve(api.getGiftCardReportCall, async ({ website, query }) =>
    succeed({ currencies: await readGiftCardLiability(reading(services, website), query) }),
  )

  serve(api.getInventoryReportCall, async ({ website }) =>
    succeed({
      currency: website.settings.currency,
      ...(await readInventory(reading(services, website), api.SHOWN_ROWS)),
    }),
  )

  serve(api.exportReportCall, async ({ website, query: { report, from, to }, reply }) => {
    await countBeforeReading(services, website.id)
    const rows = reportRows(reading(services, website), report, { from, to })
    return sendCsv(reply, `${website.slug}-${report}-${from}-${to}.csv`, rows)
  })
}
