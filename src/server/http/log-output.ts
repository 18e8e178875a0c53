import { destination } from 'pino'

/** What is held back while nothing can be written. */
const MOST_HELD_BYTES = 1_000_000

/**
 * Where log lines go. A full disk, or a reader that went away, must not end the server: lines are held back up to a limit,
 * later ones are lost, and logging goes on once there is room.
 * @param target a file descriptor or the path of a file; standard output when absent
 */
export function openLogOutput(target: number | string = 1): ReturnType<typeof destination> {
  const output = destination({ dest: target, sync: true, minLength: 1, maxLength: MOST_HELD_BYTES })
  output.on('error', () => {})
  // At the limit nothing else tries to write the lines again. `flushSync` would block everything until there is room.
  output.on('drop', () => output.flush())
  return output
}
