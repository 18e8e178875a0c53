/** What is measured of a page: first paint, largest paint, layout shift, input delay, interaction to next paint. */
export const speedMetrics = ['FCP', 'LCP', 'CLS', 'FID', 'INP'] as const
export type SpeedMetric = (typeof speedMetrics)[number]

/** Up to the first it is good, above the second poor: docs/compatibility.md#page-speed. Milliseconds; shift has no unit. */
const speedLimits: Readonly<Record<SpeedMetric, readonly [good: number, poor: number]>> = {
  FCP: [1_800, 3_000],
  LCP: [2_500, 4_000],
  CLS: [0.1, 0.25],
  FID: [100, 300],
  INP: [200, 500],
}

/** Connections as browsers report them (`effectiveType`): what they do, not how they are made. */
export const connections = ['slow-2g', '2g', '3g', '4g'] as const
export type Connection = (typeof connections)[number]

export const speedRatings = ['good', 'middle', 'poor'] as const
export type SpeedRating = (typeof speedRatings)[number]

export function ratingOf(metric: SpeedMetric, value: number): SpeedRating {
  const [good, poor] = speedLimits[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'middle' : 'poor'
}

/** Each bucket is 5 % wider than the one before: what is read from them differs by no more than that. */
const WIDTH = Math.log(1.05)
/** A shift is counted in thousandths. */
const partsOf = (metric: SpeedMetric): number => (metric === 'CLS' ? 1_000 : 1)

/** The bucket that a value is counted in. */
export const bucketOf = (metric: SpeedMetric, value: number): number =>
  Math.ceil(Math.log(Math.max(1, value * partsOf(metric))) / WIDTH - 1e-9)

/** The highest value of a bucket. */
const highestOf = (metric: SpeedMetric, bucket: number): number =>
  bucket === 0 ? 0 : Math.exp(bucket * WIDTH) / partsOf(metric)

/** How often values were counted in a bucket. */
export interface Bucket {
  readonly bucket: number
  readonly count: number
}

/**
 * The value that three of four page loads are not above. At most 5 % too high.
 * @returns null without a value
 */
export function threeOfFour(metric: SpeedMetric, buckets: readonly Bucket[]): number | null {
  const all = buckets.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  for (const { bucket, count } of buckets.toSorted((one, other) => one.bucket - other.bucket)) {
    below += count
    if (below >= all * 0.75) return highestOf(metric, bucket)
  }
  return null
}
