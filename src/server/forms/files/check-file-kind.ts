import type { Readable } from 'node:stream'
import { checkBeginning } from '#server/files/check-beginning.ts'
import { documentKindOf } from '#server/files/document-kind.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { fileTypeMessage } from '#shared/forms/file-kinds.ts'
import type { Result } from '#shared/http/failure.ts'

/** Returns the complete stream if its beginning is an accepted type. */
export const checkFileKind = (
  stream: Readable,
  filename: string,
  { accept }: Pick<FieldOf<'file'>, 'accept'>,
): Promise<Result<Readable, 'file-type-unsupported'>> =>
  checkBeginning(stream, filename, (beginning) => {
    const kind = documentKindOf(beginning, filename)
    return kind && accept.includes(kind) ? null : fileTypeMessage(accept)
  })
