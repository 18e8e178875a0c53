import { readDataset } from '#shared/pages/blocks/chart.ts'
import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'
import { colorAt } from './colors.ts'
import { NumberTable } from './number-table.tsx'
import { PieDrawing } from './pie-drawing.tsx'
import { PlotDrawing } from './plot-drawing.tsx'
import { chartTexts } from './texts.ts'

/** Numbers as a picture, drawn on the server, and as a table for screen readers. */
export function ChartBlock({ block }: { block: ModelOf<'chart'> }) {
  const { design, title, rows, prefix, suffix, hasValues } = block
  const { labels, series } = readDataset(rows)
  const inWords = (value: number) => `${prefix}${formatted(value)}${suffix}`
  const parts = design === 'pie' ? labels : series.map(({ name }) => name)
  return (
    <figure className={`chart-block is-${design}`} lang={useContentLanguage()}>
      {title && <figcaption>{title}</figcaption>}
      <div className="chart-drawing" aria-hidden="true">
        {design === 'pie' ? (
          <PieDrawing values={series[0]?.values ?? []} />
        ) : (
          <PlotDrawing design={design} labels={labels} series={series} hasValues={hasValues} inWords={inWords} />
        )}
        {(parts.length > 1 || design === 'pie') && (
          <ul className="chart-legend">
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name.
              <li key={at}>
                <span className="chart-mark" style={{ background: colorAt(at) }} />
                {part}
                {design === 'pie' && <b>{valueText(series[0]?.values[at], inWords)}</b>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <NumberTable title={title || chartTexts.chart} rows={rows} inWords={inWords} />
    </figure>
  )
}

const valueText = (value: number | null | undefined, inWords: (value: number) => string) =>
  value === null || value === undefined ? '' : inWords(value)

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const formatted = (value: number) => numbers.format(value)
