import { attachmentHeader } from '#server/files/attachment-header.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/taxes/tables/api.ts'
import { compareRates } from '#shared/taxes/tables/rate-table.ts'
import { readRateTable } from './read-rate-table.ts'
import { readUnionSales } from './union-sales.ts'
import { rateRows, ratesAsJson } from './write-rate-table.ts'

/** Tables of tax rates, and the sales for the threshold of the EU. */
export function taxRoutes(services: Services): void {
  const { serve } = services

  serve(api.checkRateTableCall, async ({ body }) => {
    const read = readRateTable(body.text, body.categories, Date.now())
    if (!read.ok) return read
    const own = new Set<string>(body.rates.map(({ place }) => place.country))
    const isTaken = (country: string) =>
      body.filter === 'all' || (body.filter === 'own-countries' ? own.has(country) : europeanUnion.includes(country))
    const taken = read.value.rates.filter(({ country }) => isTaken(country))
    const compared = compareRates(body.rates, taken, body)
    if (compared.rates.length > api.MOST_RATES) return fail('rate-table-too-long', { count: compared.rates.length })
    const { errors, coming } = read.value
    return succeed({
      added: [...compared.added],
      changed: [...compared.changed],
      removed: [...compared.removed],
      unchanged: compared.unchanged,
      rates: [...compared.rates],
      errors: errors.slice(0, 100),
      coming: coming.filter(({ place }) => isTaken(place.slice(0, 2))),
    })
  })

  serve(api.exportRatesCall, async ({ website, reply }) =>
    sendCsv(reply, `${website.slug}-tax-rates.csv`, rateRows(website.settings)),
  )
  serve(api.exportRatesJsonCall, async ({ website, reply }) =>
    reply
      .type('application/json')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', attachmentHeader(`${website.slug}-tax-rates.json`))
      .serializer((value: string) => value)
      .send(JSON.stringify(ratesAsJson(website.settings), null, 2)),
  )

  serve(api.getUnionSalesCall, async ({ website }) =>
    succeed(await readUnionSales(reading(services, website), Date.now())),
  )
}
