import { pathOf } from '#shared/http/call.ts'
import type { Contract, ReplyOf } from '#shared/http/contract.ts'
import { csrfTokenOf } from '#shared/http/csrf-token-of.ts'
import { type Failure, fail, type Result, succeed } from '#shared/http/failure.ts'
import { formatSizeLimit } from './file-size.ts'

export interface UploadOptions {
  /** Gets the share that has been sent, from 0 to 1. `fetch` does not report it, so this uses XMLHttpRequest. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  /** Parameters and query of the call. */
  readonly input?: Parameters<typeof pathOf>[1]
}

/** Sends one file as `multipart/form-data`. A file that is too large is refused before it is sent. */
export async function uploadTo<C extends Contract>(
  contract: C,
  file: File,
  mostBytes: number,
  options: UploadOptions = {},
): Promise<Result<ReplyOf<C>>> {
  if (file.size > mostBytes) {
    return fail('file-too-large', { fileName: file.name, maxSize: formatSizeLimit(mostBytes) })
  }
  const first = await send(contract, file, options)
  // With a missing or old CSRF token the server sends a new one along with the refusal.
  return !first.ok && first.failure.crumbFail ? send(contract, file, options) : first
}

function send<C extends Contract>(
  contract: C,
  file: File,
  { onProgress, signal, input = {} }: UploadOptions,
): Promise<Result<ReplyOf<C>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(contract.method, pathOf(contract, input))
    request.responseType = 'json'
    request.setRequestHeader('x-csrf-token', csrfTokenOf())
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(resultOf(request))
    request.onerror = () => resolve(fail('network'))
    request.onabort = () => resolve(fail('aborted'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function resultOf<Reply>(request: XMLHttpRequest): Result<Reply> {
  const reply = request.response as { code?: string } | null
  if (request.status === 200 && reply) return succeed(reply as Reply)
  if (reply?.code) return { ok: false, failure: reply as Failure }
  if (request.status === 200) return fail('upload-unanswered')
  return fail(request.status === 429 ? 'rate-limited' : 'upload-failed')
}
