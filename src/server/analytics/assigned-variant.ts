import { createHash } from 'node:crypto'
import { visitorCookieIn } from '#shared/analytics/visitor-cookies.ts'
import type { Experiment } from '#shared/experiments/schema.ts'
import type { Variant } from '#shared/experiments/variants.ts'
import { dayOfHour } from './moments.ts'
import type { Recorded } from './recorded.ts'

/** Numbers below this one are drawn. */
const NUMBERS = 2 ** 32

/**
 * What a visitor sees of an experiment: always the same on a day, and on every day for those who agreed to be recognized.
 * Nothing is stored for it.
 * @param cookies the header Cookie
 */
export function assignedVariant(
  { id, share }: Pick<Experiment, 'id' | 'share'>,
  cookies: string,
  { hour, visitor }: Pick<Recorded, 'hour' | 'visitor'>,
): Variant {
  const who = visitorCookieIn(cookies, 'visitor') || `${dayOfHour(hour)} ${visitor}`
  const place = createHash('sha256').update(`${id}\n${who}`).digest().readUInt32BE(0) / NUMBERS
  return place * 100 < share ? 'version' : 'original'
}
