import { destination } from 'pino'

/** The most bytes that are held back while nothing can be written. */
const MOST_HELD_BYTES = 1_000_000

/**
 * The output of log lines. A full disk, or a closed pipe, must not end the server: lines are held back up to a limit,
 * later ones are lost, and logging continues once there is space.
 * @param target a file descriptor or the path of a file; absent: standard output
 */
export function openLogOutput(target: number | string = 1): ReturnType<typeof destination> {
  const output = destination({ dest: target, sync: true, minLength: 1, maxLength: MOST_HELD_BYTES })
  output.on('error', () => {})
  // At the limit nothing else retries writing. `flushSync` would block everything until there is space.
  output.on('drop', () => output.flush())
  return output
}
