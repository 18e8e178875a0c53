import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'
import { tableTexts } from './texts.ts'

/** A table that scrolls sideways where it is wider than the screen, by keys too. */
export function TableBlock({ block }: { block: ModelOf<'table'> }) {
  const { rows, caption, hasHeaderRow, hasHeaderColumn, isStriped } = block
  const [head, ...others] = rows
  const body = hasHeaderRow ? others : rows
  return (
    <section
      className="table-block"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys.
      tabIndex={0}
      aria-label={caption || tableTexts.table}
      lang={useContentLanguage()}
    >
      <table className={isStriped ? 'is-striped' : undefined}>
        {caption && <caption>{caption}</caption>}
        {hasHeaderRow && head && (
          <thead>
            <tr>
              {head.map((cell, at) =>
                cell === '' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <td key={at} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <th key={at} scope="col">
                    {cell}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, rowAt) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={rowAt}>
              {row.map((cell, at) =>
                hasHeaderColumn && at === 0 && cell !== '' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <td key={at}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
