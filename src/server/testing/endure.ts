/**
 * How often a test of a promise repeats its work: `usual` in `npm test`, and `full` in `npm run endure`, which takes the
 * figures that the promise was made with.
 */
export const repeats = (usual: number, full: number): number => (process.env.ENDURE === 'yes' ? full : usual)
