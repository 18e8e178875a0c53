import { z } from 'zod'
import { LONGEST_URL, sentFields, unpacked } from './sent-fields.ts'

/** The longest time on a page in seconds that one event may report. */
export const MOST_SECONDS = 1_800

const optionalText = (most: number) => z.string().max(most).nullish()
/** What is longer is cut: where a visit came from stands at the beginning, and a visit counts with any. */
const cutText = z
  .string()
  .overwrite((text) => text.slice(0, 2_000))
  .nullish()

/**
 * The data of a hit: what is used of it. Pages of sites send more (titles, screen sizes, languages), which is not read
 * and not stored.
 */
const hitDataSchema = z.object({
  /** The address of the page: a URL of the site, or a path. */
  url: z.string().min(1).max(LONGEST_URL),
  queryString: cutText,
  /** The URL that the visitor came from. */
  referrer: cutText,
  websiteId: optionalText(64),
  /** The time zone of the browser: Europe/Berlin. It tells the country, and nothing else is read from it. */
  timeZone: z.string().max(64).nullish().catch(null),
  /** What the page shows: a product is `recordTypes.storeItem`. */
  recordType: z.number().nullish().catch(null),
  itemId: z.string().nullish().catch(null),
  /** Which version of a tested page was shown. */
  experiment: z.string().max(100).nullish().catch(null),
  /** Of `page-time`: how long the page was visible, in seconds. */
  seconds: z.number().min(0).max(86_400).optional(),
  /** Of `session-begun`. */
  isFirstSession: z.boolean().optional(),
})

const hitSchema = z.object({
  /** `page-time` or `session-begun`; every other one is a view. */
  event: z.string().trim().min(1).max(64),
  data: hitDataSchema,
  /** A visitor id of sites that set one. It is accepted, and not stored. */
  ss_cvr: optionalText(200),
})
export type Hit = z.infer<typeof hitSchema>

/** Reads a hit as it was sent: fields of a form or of JSON, or the text of a beacon with either. Null for anything else. */
export function readHit(body: unknown): Hit | null {
  const fields = sentFields(body)
  if (fields === null) return null
  const { event, data, ss_cvr } = fields
  const parsed = hitSchema.safeParse({
    event: typeof event === 'number' ? String(event) : event,
    data: unpacked(data),
    ss_cvr,
  })
  return parsed.success ? parsed.data : null
}
