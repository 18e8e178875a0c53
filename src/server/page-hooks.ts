import { endExperimentsOf } from './experiments/end-experiments-of.ts'
import type { OnPageRemoved } from './pages/on-page-removed.ts'

/** Effects of the deletion of a page or a version in other nouns, one line per noun. */
export const onPageRemoved: readonly OnPageRemoved[] = [endExperimentsOf]
