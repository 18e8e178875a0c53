import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { rowsSchema } from './data-rows.ts'
import { defineBlock, no, none } from './define-block.ts'

export const mostOfTable = { rows: 200, columns: 20 } as const

/** Rows and columns of text. */
export const tableBlock = defineBlock({
  settings: z.strictObject({
    rows: rowsSchema(mostOfTable),
    /** Above the table, and its name for screen readers. */
    caption: singleLine(200).default(''),
    hasHeaderRow: z.boolean().default(true),
    hasHeaderColumn: z.boolean().default(false),
    isStriped: z.boolean().default(false),
  }),
  number: null,
  htmlFields: [],
  words: ({ caption, rows }) => `${caption} ${rows.flat().join(' ')}`,
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: ({ rows }) => rows.flat().every((cell) => cell.trim() === ''),
})
