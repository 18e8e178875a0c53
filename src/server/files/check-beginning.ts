import { Readable } from 'node:stream'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { BEGINNING_BYTES } from './document-kind.ts'

/**
 * Returns the complete stream if its beginning is accepted. A refused one is read to its end, so that its sender gets
 * the answer.
 * @param messageOf what the file should be, such as 'image '; null accepts it
 */
export async function checkBeginning(
  stream: Readable,
  filename: string,
  messageOf: (beginning: Buffer) => string | null,
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
  const fileTypeMessage = messageOf(beginning.subarray(0, BEGINNING_BYTES))
  if (fileTypeMessage !== null) {
    while (!isOver) isOver = (await pieces.next()).done === true
    return fail('file-type-unsupported', { fileName: filename, fileTypeMessage })
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
