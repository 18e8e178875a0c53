const FEW_SECONDS = 10
const MINUTE = 60
const HOUR = 3600

/**
 * When another attempt is useful, as a sentence. The time is rounded up: who waits as long as it says is not refused again.
 * @param seconds as in `Retry-After`; anything but a number is a few seconds
 */
export function tryAgain(seconds: unknown): string {
  return `Please try again in ${waitOf(typeof seconds === 'number' ? seconds : 0)}.`
}

function waitOf(seconds: number): string {
  if (seconds <= FEW_SECONDS) return 'a few seconds'
  if (seconds <= MINUTE - 15) return `${Math.ceil(seconds / 5) * 5} seconds`
  if (seconds <= MINUTE) return 'a minute'
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.ceil(seconds / HOUR)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
