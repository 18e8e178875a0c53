import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
/** What a download may be and how long it stays open; screens say it before, the server holds to it. */
export const downloadLimits = {
  /** Size of one file in megabytes; an installation can set another (`LIMIT_DOWNLOAD_MEGABYTES`). */
  megabytes: 500,
  filesPerProduct: 20,
  filename: 200,
  /** Days for which the links of an order work, from when it is paid. */
  days: 30,
  /** How often each file of an order can be downloaded. */
  times: 10,
  /** For how long, in milliseconds, the rest of a download that broke off can be fetched without counting again. */
  goesOnMilliseconds: DAY_MILLISECONDS,
} as const

/** When links that are opened now close, in milliseconds since 1970. */
export const closesAt = (now: number): number => now + downloadLimits.days * DAY_MILLISECONDS
