import { fileURLToPath } from 'node:url'

/** The folder of the checkout. Every script works from here, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
