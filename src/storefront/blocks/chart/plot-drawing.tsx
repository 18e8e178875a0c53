import type { ChartSeries } from '#shared/pages/blocks/chart.ts'
import { colorAt } from './colors.ts'
import { ticksOf } from './scale.ts'

interface Props {
  readonly design: 'bar' | 'line'
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly hasValues: boolean
  readonly inWords: (value: number) => string
}

const MOST_LABELS = 12

/**
 * Bars or lines between two axes. Only shapes are in the picture, which is stretched to the width of the block: its
 * words are text beside it, so that they are as large on a phone.
 */
export function PlotDrawing({ design, labels, series, hasValues, inWords }: Props) {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const ticks = ticksOf(values)
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const heightOf = (value: number) => round((100 * (high - value)) / (high - low))
  const slot = 100 / Math.max(1, labels.length)
  const every = Math.ceil(labels.length / MOST_LABELS)
  return (
    <div className="chart-plot">
      <div className="chart-ticks">
        {ticks.map((tick) => (
          <span key={tick} style={{ top: `${heightOf(tick)}%` }}>
            {inWords(tick)}
          </span>
        ))}
      </div>
      <div className="chart-field">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${heightOf(tick)}H100`}
              className={tick === 0 ? 'chart-zero' : 'chart-line'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {series.map((one, at) =>
            design === 'bar' ? (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name.
                key={at}
                d={barsOf(one.values, { at, count: series.length, slot, heightOf })}
                style={{ fill: colorAt(at) }}
              />
            ) : (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name.
                key={at}
                d={lineOf(one.values, slot, heightOf)}
                className="chart-series"
                style={{ stroke: colorAt(at) }}
                vectorEffect="non-scaling-stroke"
              />
            ),
          )}
        </svg>
        {hasValues &&
          series.map((one, at) =>
            one.values.map((value, index) =>
              value === null ? null : (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place.
                  key={`${at} ${index}`}
                  className="chart-value"
                  style={{
                    left: `${middleOf(design, { at, count: series.length, slot, index })}%`,
                    top: `${heightOf(value)}%`,
                  }}
                >
                  {inWords(value)}
                </span>
              ),
            ),
          )}
      </div>
      <div className="chart-labels">
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label.
          <span key={index}>{index % every === 0 ? label : ''}</span>
        ))}
      </div>
    </div>
  )
}

interface Slots {
  /** The series among all. */
  readonly at: number
  readonly count: number
  /** The width of the room for one row. */
  readonly slot: number
}

/** Bars take three quarters of the room for a row, beside each other. */
const widthOf = ({ count, slot }: Pick<Slots, 'count' | 'slot'>) => (slot * 0.75) / count
const leftOf = ({ at, count, slot, index }: Slots & { readonly index: number }) =>
  slot * index + slot * 0.125 + at * widthOf({ count, slot })

const barsOf = (
  values: readonly (number | null)[],
  { heightOf, ...slots }: Slots & { readonly heightOf: (value: number) => number },
) =>
  values
    .flatMap((value, index) => {
      if (value === null || value === 0) return []
      const width = widthOf(slots) * 0.92
      return `M${round(leftOf({ ...slots, index }))} ${heightOf(0)}V${heightOf(value)}h${round(width)}V${heightOf(0)}Z`
    })
    .join('')

function lineOf(values: readonly (number | null)[], slot: number, heightOf: (value: number) => number): string {
  let isBegun = false
  return values
    .map((value, index) => {
      const command = isBegun ? 'L' : 'M'
      // A gap in the numbers is a gap in the line.
      isBegun = value !== null
      return value === null ? '' : `${command}${round(slot * (index + 0.5))} ${heightOf(value)}`
    })
    .join('')
}

const middleOf = (design: 'bar' | 'line', slots: Slots & { readonly index: number }) =>
  round(design === 'bar' ? leftOf(slots) + widthOf(slots) / 2 : slots.slot * (slots.index + 0.5))

const round = (value: number) => Math.round(value * 100) / 100
