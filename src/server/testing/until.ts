import { setImmediate } from 'node:timers/promises'

/** Waits until a condition is true, without blocking anything else. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setImmediate()
}
