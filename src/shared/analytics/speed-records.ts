import { z } from 'zod'
import { pageTypes } from '#shared/pages/codes.ts'
import { LONGEST_URL, sentList, unpacked } from './sent-fields.ts'
import { type Connection, connections, type SpeedMetric, speedMetrics } from './speed.ts'

/** Records of one call; a page has five metrics. */
const MOST_RECORDS = 100
/** Ten minutes: no page takes longer. A shift above is none either. */
const MOST_MILLISECONDS = 600_000
const MOST_SHIFT = 100

/** One measured value, as it was sent. */
export interface SpeedRecord {
  readonly metric: SpeedMetric
  /** Milliseconds; a shift has no unit. */
  readonly value: number
  readonly url: string | null
  readonly websiteId: string | null
  /** 0 when unknown. */
  readonly pageType: number
  /** The image or element that decided it; empty when unknown. */
  readonly cause: string
  /** Null where the browser does not report it. */
  readonly connection: Connection | null
}

const recordSchema = z.object({
  app: z.string().max(100).nullish(),
  event: z.string().max(100),
  data: z.unknown().optional(),
  pageLoadId: z.string().max(100).nullish(),
  ts: z.number().nullish(),
  raw: z.unknown().optional(),
})
const text = (most: number) => z.string().max(most).nullish().catch(null)
const dataSchema = z
  .object({
    value: z.unknown().optional(),
    url: text(LONGEST_URL),
    websiteId: text(64),
    pageType: z.number().nullish().catch(null),
    cause: text(1_000),
    connection: z.enum(connections).nullish().catch(null),
  })
  .catch({ value: null, url: null, websiteId: null, pageType: null, cause: null, connection: null })
const knownTypes = new Set<number>(Object.values(pageTypes))

/**
 * Reads the records of `/api/1/performance/records`: a list as JSON or as text. Records of other events, and values that
 * cannot be, are left out. Null for what is no list of records.
 */
export function readSpeed(body: unknown): SpeedRecord[] | null {
  const list = sentList(body)
  if (list === null || list.length > MOST_RECORDS) return null
  const records: SpeedRecord[] = []
  for (const one of list) {
    const parsed = recordSchema.safeParse(one)
    if (!parsed.success) return null
    const { event, raw } = parsed.data
    const data = dataSchema.parse(unpacked(parsed.data.data))
    const metric = speedMetrics.find((known) => known === event)
    const value = [raw, data.value, unpacked(parsed.data.data)].find((given) => typeof given === 'number')
    if (!metric || value === undefined || !mayBe(metric, value as number)) continue
    records.push({
      ...{ metric, value: value as number, url: data.url ?? null, websiteId: data.websiteId ?? null },
      ...{ pageType: knownTypes.has(data.pageType ?? 0) ? data.pageType! : 0, cause: data.cause ?? '' },
      connection: data.connection ?? null,
    })
  }
  return records
}

const mayBe = (metric: SpeedMetric, value: number): boolean =>
  value >= 0 && value <= (metric === 'CLS' ? MOST_SHIFT : MOST_MILLISECONDS)
