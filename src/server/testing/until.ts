import { setImmediate } from 'node:timers/promises'

/** Waits until something is so, and lets everything else go on meanwhile. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setImmediate()
}
