/** The path of each part of a pie in a square of 100, clockwise from the top. Values below zero have no part. */
export function slicesOf(values: readonly number[]): string[] {
  const parts = values.map((value) => Math.max(0, value))
  const total = parts.reduce((sum, part) => sum + part, 0)
  let start = 0
  return parts.map((part) => {
    if (total === 0 || part === 0) return ''
    const from = start / total
    start += part
    const to = start / total
    // An arc cannot end where it begins.
    if (to - from > 0.9999) return 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z'
    return `M50 50L${pointAt(from)}A50 50 0 ${to - from > 0.5 ? 1 : 0} 1 ${pointAt(to)}Z`
  })
}

function pointAt(share: number): string {
  const angle = 2 * Math.PI * share
  return `${round(50 + 50 * Math.sin(angle))} ${round(50 - 50 * Math.cos(angle))}`
}

const round = (value: number) => Math.round(value * 100) / 100
