/** Round numbers from zero (or below) to above the largest value, evenly spaced, for the lines behind a chart. */
export function ticksOf(values: readonly number[], about = 4): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  if (low === high) return [0, 1]
  const step = roundStep((high - low) / about)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** 1, 2 or 5 with zeros behind it: the next one above a number. */
function roundStep(least: number): number {
  const size = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5].find((one) => one * size >= least) ?? 10
  return factor * size
}
