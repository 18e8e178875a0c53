import { z } from 'zod'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { FileRate } from './rate-table.ts'

const kinds = ['vat', 'gst', 'pst', 'hst', 'qst', 'none'] as const
const rateSchema = z.object({ type: z.enum(kinds), rate: z.number().min(0).max(1) })
/** Rates from before a moment, by this moment. */
const beforeSchema = z.record(z.iso.datetime(), rateSchema).optional()
const datedSchema = rateSchema.extend({ before: beforeSchema })
const countrySchema = datedSchema.extend({
  /** `rates` are reduced ones; files call none by a category of the shop. */
  states: z.record(z.string().max(10), datedSchema).optional(),
})

/** A table of standard rates by country and region, as lists of sales taxes are published: `{ "DE": { "type": "vat", "rate": 0.19 } }`. */
export const jsonRatesSchema = z.record(z.string().length(2), countrySchema)
type Dated = z.infer<typeof datedSchema>

export interface JsonRates {
  readonly rates: readonly FileRate[]
  /** Changes that are still to come, by their first day. */
  readonly coming: readonly { readonly place: string; readonly day: string; readonly rateMilliPercent: number }[]
}

/** The rates of a table that apply now. */
export function readJsonRates(table: z.infer<typeof jsonRatesSchema>, now: number): JsonRates {
  const rates: FileRate[] = []
  const coming: JsonRates['coming'][number][] = []
  for (const [country, { states = {}, ...whole }] of Object.entries(table)) {
    add(country, '', whole)
    for (const [region, state] of Object.entries(states)) add(country, region, state)
  }
  return { rates, coming }

  function add(country: string, region: string, dated: Dated): void {
    const { type, rate } = rateAt(dated, now)
    if (dated.type !== 'none' && rate !== dated.rate) {
      const place = region ? `${country} (${region})` : country
      coming.push({ place, day: firstDay(lastMoment(dated, now)!), rateMilliPercent: milliPercentOf(dated.rate) })
    }
    if (type === 'none') return
    const name = type.toUpperCase()
    rates.push({ country, region, categoryId: '', name, rateMilliPercent: milliPercentOf(rate), isNameGeneral: true })
  }
}

/** The rate at a moment: that of the first period that ends after it, or the last one. */
function rateAt({ before = {}, ...last }: Dated, now: number): z.infer<typeof rateSchema> {
  const ends = Object.keys(before).filter((end) => Date.parse(end) > now)
  const first = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]
  return first === undefined ? last : before[first]!
}

const lastMoment = ({ before = {} }: Dated, now: number): number | undefined =>
  Object.keys(before)
    .map((end) => Date.parse(end))
    .filter((end) => end > now)
    .toSorted((one, other) => other - one)[0]

/** Tables write midnight of the place in UTC: half a day later is the same day everywhere in the place. */
const firstDay = (moment: number): string => new Date(moment + DAY_MILLISECONDS / 2).toISOString().slice(0, 10)

const milliPercentOf = (rate: number): number => Math.round(rate * 100_000)
