import { outcomeOf, pathOf } from '#shared/http/call.ts'
import type { InputOf, ReplyOf } from '#shared/http/contract.ts'
import { csrfTokenOf } from '#shared/http/csrf-token-of.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import { uploadImportCall } from './api.ts'
import { importLimits } from './limits.ts'
import { looksLikeArchive, looksLikeOwnFile, looksLikeXml } from './own-file.ts'

type Choices = Omit<NonNullable<InputOf<typeof uploadImportCall>['query']>, 'filename'>

/** Uploads a file of products, or of posts and pages, to be checked, for the browser. A file that is too large is refused before it is sent. */
export async function upload(
  file: File,
  choices: Choices = {},
  options: { signal?: AbortSignal } = {},
): Promise<Result<ReplyOf<typeof uploadImportCall>>> {
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  if (looksLikeXml(start) && file.size > importLimits.postBytes) return fail('import-xml-too-large')
  if (file.size > mostBytesOf(start)) return fail('import-too-large')
  const first = await send(file, choices, options.signal)
  // With a missing or old CSRF token the server sends a new one along with the refusal.
  return !first.ok && first.failure.crumbFail ? send(file, choices, options.signal) : first
}

/** Our own exports may be large, and those of posts; other files are read as a whole. */
function mostBytesOf(start: Uint8Array): number {
  if (looksLikeXml(start)) return importLimits.postBytes
  return looksLikeArchive(start) || looksLikeOwnFile(start) ? importLimits.ownBytes : importLimits.bytes
}

async function send(
  file: File,
  choices: Choices,
  signal: AbortSignal | undefined,
): Promise<Result<ReplyOf<typeof uploadImportCall>>> {
  const filename = file.name.slice(0, importLimits.filename)
  try {
    const response = await fetch(pathOf(uploadImportCall, { query: { ...choices, filename } }), {
      method: uploadImportCall.method,
      // The type is set here: browsers report CSV files differently on each system.
      headers: { 'content-type': 'text/csv', 'x-csrf-token': csrfTokenOf() },
      credentials: 'same-origin',
      body: file,
      ...(signal && { signal }),
    })
    const outcome = outcomeOf(response.status, await response.text()) as Result<ReplyOf<typeof uploadImportCall>>
    return response.status === 413 && !outcome.ok ? fail('import-too-large', outcome.failure) : outcome
  } catch {
    return fail(signal?.aborted ? 'aborted' : 'network')
  }
}
