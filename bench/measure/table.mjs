/** Prints a report as one table. */
export function printTable({ versions, results }) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const values = results.map(({ value, unit }) => `${value} ${unit}`)
  const valueWidth = Math.max(...values.map((value) => value.length))
  console.log(
    `\n${Object.entries(versions)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}\n`,
  )
  for (const [index, { name, aim }] of results.entries()) {
    console.log(`${name.padEnd(width)}  ${values[index].padEnd(valueWidth)}  ${aim ? `aim ${aim}` : ''}`.trimEnd())
  }
}
