import { colorAt } from './colors.ts'
import { slicesOf } from './slices.ts'

/** The first series as parts of a whole. */
export function PieDrawing({ values }: { values: readonly (number | null)[] }) {
  return (
    <svg className="chart-pie" viewBox="-1 -1 102 102" aria-hidden="true">
      {slicesOf(values.map((value) => value ?? 0)).map((path, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
        <path key={at} d={path} style={{ fill: colorAt(at) }} stroke="var(--background)" strokeWidth="0.6" />
      ))}
    </svg>
  )
}
