import { readNumber } from '#shared/pages/blocks/chart.ts'

interface Props {
  readonly title: string
  readonly rows: readonly (readonly string[])[]
  readonly inWords: (value: number) => string
}

/** The numbers of a chart as screen readers read them. */
export function NumberTable({ title, rows, inWords }: Props) {
  const [head = [], ...body] = rows
  return (
    // A table is never narrower than its words: only what is around it can be.
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((name, at) =>
              name === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={at} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <th key={at} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map(([label = '', ...cells], rowAt) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={rowAt}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => {
                const value = readNumber(cell)
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                return <td key={at}>{value === null ? cell : inWords(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
