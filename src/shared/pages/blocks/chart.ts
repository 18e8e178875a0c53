import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { blockVariants } from '../codes.ts'
import { rowsSchema } from './data-rows.ts'
import { defineBlock, no, none } from './define-block.ts'

export const mostOfChart = { rows: 51, columns: 9 } as const

/** Numbers drawn as bars, as a line or as a pie. */
export const chartBlock = defineBlock({
  settings: z.strictObject({
    design: z.enum(['bar', 'line', 'pie']).default('bar'),
    title: singleLine(200).default(''),
    /** The first row has the names of the columns; the first cell of each other row is its label. */
    rows: rowsSchema(mostOfChart).superRefine((rows, context) => {
      const problem = datasetProblem(rows)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
    /** Before and behind each number: '$', ' kg'. */
    prefix: z.string().max(10).default(''),
    suffix: z.string().max(10).default(''),
    hasValues: z.boolean().default(false),
  }),
  number: null,
  variants: blockVariants.chart,
  htmlFields: [],
  words: ({ title, rows }) => [title, ...rows.flat()].join(' '),
  forms: none,
  pictures: none,
  fills: no,
})

/** Why rows cannot be drawn as a chart; null where they can. */
export function datasetProblem(rows: readonly (readonly string[])[]): string | null {
  if ((rows[0]?.length ?? 0) < 2) return 'Your dataset must have at least one column'
  if (rows.length < 2) return 'Your dataset must have at least one row'
  return null
}

export interface ChartSeries {
  readonly name: string
  /** Null where the cell is no number. */
  readonly values: readonly (number | null)[]
}

/** The rows as labels and series of numbers. */
export function readDataset(rows: readonly (readonly string[])[]): { labels: string[]; series: ChartSeries[] } {
  const [head = [], ...body] = rows
  return {
    labels: body.map(([label = '']) => label),
    series: head.slice(1).map((name, index) => ({ name, values: body.map((row) => readNumber(row[index + 1] ?? '')) })),
  }
}

/** A number as people write it: '1,234.5', '$12', '8 %'. Null for other texts. */
export function readNumber(text: string): number | null {
  const digits = text.replace(/[^0-9.,eE+-]/g, '').replace(/,/g, '')
  const value = digits === '' ? Number.NaN : Number(digits)
  return Number.isFinite(value) ? value : null
}
