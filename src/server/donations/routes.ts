import { countBeforeReading } from '#server/reports/keep-counted.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/donations/api.ts'
import { succeed } from '#shared/http/failure.ts'
import { readDonations } from './read-donations.ts'

/** The owner's calls on donations. */
export function donationRoutes(services: Services): void {
  const { serve } = services

  serve(api.listFundsCall, async ({ website }) =>
    succeed({ funds: website.settings.donations.funds.map(({ id, name, isClosed }) => ({ id, name, isClosed })) }),
  )

  serve(api.readDonationsCall, async ({ website }) => {
    const isCounting = await countBeforeReading(services, website.id)
    const { currency } = website.settings
    return succeed({ currency, isCounting, funds: await readDonations(reading(services, website), Date.now()) })
  })
}
