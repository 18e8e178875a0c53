import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

/**
 * Sends a CSV file that belongs to one person, to be kept on disk. It is streamed: a hundred thousand rows need no memory.
 * @param rows of cells, the titles first
 */
export function sendCsv(
  reply: FastifyReply,
  filename: string,
  rows: AsyncIterable<readonly (string | number)[]>,
): FastifyReply {
  // What begins like a formula is text to a spreadsheet: titles as well as cells.
  const csv = stringify({ bom: true, escape_formulas: true })
  // What breaks in the middle ends the file half way, where the browser sees it; the server logs it and goes on.
  pipeline(Readable.from(rows), csv, (error) => {
    if (error) reply.log.error(error)
  })
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .serializer((value: string) => value)
    .send(csv)
}
