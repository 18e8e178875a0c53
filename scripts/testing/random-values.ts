import fc from 'fast-check'

/**
 * The values of property tests are drawn from one seed: a run says something about the change at hand, and the same on every
 * machine. `SEED=random` looks for values that nobody thought of, and a number repeats what was found.
 */
const SEED = 20_261_120
const wanted = process.env.SEED

fc.configureGlobal({ seed: wanted === 'random' ? Date.now() | 0 : Number(wanted ?? SEED) })
