const FEW_SECONDS = 10
const MINUTE = 60
const HOUR = 3600

/** When another attempt is useful, as a sentence. @param seconds as for `waitOf` */
export const tryAgain = (seconds: unknown): string => `Please try again in ${waitOf(seconds)}.`

/**
 * How long to wait, as text: '15 minutes'. It is rounded up: someone who waits that long is not refused again.
 * @param given seconds as in `Retry-After`; anything but a number is a few seconds
 */
export function waitOf(given: unknown): string {
  const seconds = typeof given === 'number' ? given : 0
  if (seconds <= FEW_SECONDS) return 'a few seconds'
  if (seconds <= MINUTE - 15) return `${Math.ceil(seconds / 5) * 5} seconds`
  if (seconds <= MINUTE) return 'a minute'
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.ceil(seconds / HOUR)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
