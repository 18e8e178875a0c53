import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import { withoutDirectionMarks } from '#shared/texts/direction-marks.ts'
import { attachmentHeader } from './attachment-header.ts'
import { phoneCell } from './phone-cell.ts'

/** An amount of money. A negative one begins like a formula, but marked as text it could not be added up. */
interface Amount {
  readonly amount: `${number}`
}

export type Cell = string | number | Amount

/**
 * Streams a private CSV file, to be saved: a hundred thousand rows need no memory.
 * @param rows of cells, the titles first
 */
export function sendCsv(reply: FastifyReply, filename: string, rows: AsyncIterable<readonly Cell[]>): FastifyReply {
  // Cells and titles that look like formulas are marked as text for spreadsheets. Phone numbers are not: other software
  // would read the mark as a part of them.
  const csv = stringify({
    bom: true,
    escape_formulas: true,
    cast: {
      // The only objects among cells are amounts.
      object: ({ amount }) => ({ value: String(amount), escape_formulas: false }),
      string: (text) => {
        const phone = phoneCell(text)
        return phone === null ? withoutDirectionMarks(text) : { value: phone, escape_formulas: false }
      },
    },
  })
  // An error in the middle cuts the file, which the browser notices; the server logs it and continues.
  pipeline(Readable.from(rows), csv, (error) => {
    if (error) reply.log.error(error)
  })
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachmentHeader(filename))
    .serializer((value: string) => value)
    .send(csv)
}
