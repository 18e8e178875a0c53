import fc from 'fast-check'

/**
 * Property tests use one seed: the result of a run depends on the change, and is the same on every machine.
 * `SEED=random` tries other values, and a number repeats a run.
 */
const SEED = 20_261_120
const wanted = process.env.SEED

fc.configureGlobal({ seed: wanted === 'random' ? Date.now() | 0 : Number(wanted ?? SEED) })
