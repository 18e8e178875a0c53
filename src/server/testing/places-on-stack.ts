import { join } from 'node:path'

const sources = join(import.meta.dirname, '../..')

/** The lines of the sources that are being run, the innermost first, as `server/orders/list-orders.ts:45:10`. */
export function placesOnStack(): string[] {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 60
  const lines = (new Error('asked').stack ?? '').split('\n')
  Error.stackTraceLimit = stackTraceLimit
  // Only below the source folder: the checkout itself may be in a folder called `testing`.
  return lines.flatMap((line) => line.split(`${sources}/`)[1] ?? [])
}

/** Whether a line is in a test or in a folder `testing`. */
export const isOfTests = (place: string): boolean => /\.test\.tsx?\b|\/testing\//.test(place)
