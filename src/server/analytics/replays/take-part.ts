import { isSameOrigin } from '#server/http/csrf.ts'
import type { SentByPage } from '#server/http/sender.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import { type ReplayPart, replayPartSchema } from '#shared/replays/api.ts'
import { LONGEST_MILLISECONDS, MOST_IN_PART } from '#shared/replays/limits.ts'
import { knownPath } from '../known-addresses.ts'
import { visitorOf } from '../visitor-of.ts'
import { agreedToReplays } from './agreed.ts'
import { addPart } from './replay-store.ts'

/**
 * Takes a part of a recording, from visitors who agreed to it alone.
 * @returns false for everyone else and for what no page sends; then the page stops recording
 */
export async function takePart(
  services: Pick<Services, 'analytics' | 'gates'>,
  request: SentByPage,
  website: Website,
  id: string,
): Promise<boolean> {
  if (!isSameOrigin(request) || !agreedToReplays(request, website)) return false
  const part = readPart(request.body)
  const page = part && knownPath(part.page, request.host)
  if (!part || page === null) return false
  const visitor = await visitorOf(services, request, website)
  if (!visitor) return false
  const { device, browser } = visitor.program
  const { number, opens } = part
  const database = await services.analytics.open()
  const events = JSON.stringify(part.events)
  const milliseconds = coveredBy(part)
  return addPart(
    database,
    website.id,
    { ...{ id, number, opens, page, events, milliseconds }, device, browser },
    Date.now(),
  )
}

/** The time from the first to the last event of a part, by the clock of the visitor; no more than a recording may have. */
function coveredBy({ events }: ReplayPart): number {
  const times = events.map(({ timestamp }) => timestamp).toSorted((one, other) => one - other)
  return Math.min(times.at(-1)! - times[0]!, LONGEST_MILLISECONDS - 1)
}

function readPart(body: unknown): ReplayPart | null {
  if (typeof body !== 'string' || body.length > MOST_IN_PART) return null
  try {
    return replayPartSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
