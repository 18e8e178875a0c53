import { endWithParent } from './child.mjs'
import { root } from './root.mjs'

/** An error that the reader can correct: scripts print only its message, without a stack. */
export class Stop extends Error {}

/**
 * Runs a script's body in the folder of the checkout; on failure prints why and exits with 1.
 *
 * @param {() => Promise<unknown>} body
 */
export async function main(body) {
  process.chdir(root)
  endWithParent()
  // Several tools print colors even where they are not shown (a log, a file).
  if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR = '1'
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exit(1)
  }
}
