import { Readable } from 'node:stream'
import { BEGINNING_BYTES, documentKindOf } from '#server/files/document-kind.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { fileTypeMessage } from '#shared/forms/file-kinds.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/**
 * Returns the complete stream if its beginning is an accepted type. A refused one is read to its end, so that its
 * sender gets the answer.
 */
export async function checkFileKind(
  stream: Readable,
  filename: string,
  { accept }: Pick<FieldOf<'file'>, 'accept'>,
): Promise<Result<Readable, 'file-type-unsupported'>> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  let length = 0
  let isOver = false
  while (length < BEGINNING_BYTES && !isOver) {
    const { value, done } = await pieces.next()
    isOver = done === true
    if (isOver) break
    first.push(value)
    length += value.length
  }
  const beginning = Buffer.concat(first)
  const kind = documentKindOf(beginning.subarray(0, BEGINNING_BYTES), filename)
  if (!kind || !accept.includes(kind)) {
    while (!isOver) isOver = (await pieces.next()).done === true
    return fail('file-type-unsupported', { fileName: filename, fileTypeMessage: fileTypeMessage(accept) })
  }
  async function* whole() {
    yield beginning
    while (!isOver) {
      const { value, done } = await pieces.next()
      if (done) return
      yield value
    }
  }
  return succeed(Readable.from(whole()))
}
