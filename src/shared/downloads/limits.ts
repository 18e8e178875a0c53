import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
/** Limits of downloads; screens show them before an upload, the server enforces them. */
export const downloadLimits = {
  /** Size of one file in megabytes; an installation can set another (`LIMIT_DOWNLOAD_MEGABYTES`). */
  megabytes: 500,
  /** Days for which the links of an order work, from the payment. */
  days: 30,
  /** How often each file of an order can be downloaded. */
  times: 10,
  /** Milliseconds in which the rest of an interrupted download can be fetched without counting again. */
  goesOnMilliseconds: DAY_MILLISECONDS,
} as const

/** When links that are opened now expire, in milliseconds since 1970. */
export const closesAt = (now: number): number => now + downloadLimits.days * DAY_MILLISECONDS
