import type { IncomingMessage } from 'node:http'
import { readPublicAddress, requestPublic } from '#server/http/request-public.ts'
import { formatSizeLimit } from '#shared/files/file-size.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { displayName } from './asset-url.ts'

const MILLISECONDS = 10_000
const REDIRECTS = 3
const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrine (picture import)' }

export interface RemotePicture {
  readonly bytes: Buffer
  readonly filename: string
}

/**
 * Fetches a picture that an import names. Only http and https, only public internet addresses: the resolved address is
 * checked and is the one that is connected to, for each redirect again. The reason of a failure is not returned, so
 * that no one can explore the internal network. `saveAsset` checks the content.
 * @param options.allowed addresses that may be reached although they are private; for tests
 */
export async function fetchRemotePicture(
  address: string,
  options: { allowed?: string[]; signal?: AbortSignal; milliseconds?: number } = {},
): Promise<Result<RemotePicture, 'picture-not-fetched' | 'file-too-large'>> {
  const timeout = AbortSignal.timeout(options.milliseconds ?? MILLISECONDS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const { allowed } = options
  let url = readPublicAddress(address)
  for (let hop = 0; url && hop <= REDIRECTS; hop += 1) {
    const answer = await requestPublic(url, { method: 'GET', headers, signal, allowed }).catch(() => null)
    if (!answer) break
    const next = redirectOf(answer, url)
    if (next === undefined) return receive(answer, url, address)
    answer.destroy()
    url = next
  }
  return fail('picture-not-fetched', { address })
}

/** The redirect of an answer: undefined without one, null for a forbidden target. */
function redirectOf(answer: IncomingMessage, from: URL): URL | null | undefined {
  if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)) return undefined
  return answer.headers.location === undefined ? null : readPublicAddress(answer.headers.location, from)
}

async function receive(answer: IncomingMessage, url: URL, address: string): ReturnType<typeof fetchRemotePicture> {
  const filename = displayName(nameIn(url), uploadLimits.filename)
  const tooLarge = fail('file-too-large', { fileName: filename, maxSize: formatSizeLimit(uploadLimits.bytes) })
  try {
    if (answer.statusCode !== 200) return fail('picture-not-fetched', { address })
    if (Number(answer.headers['content-length'] ?? 0) > uploadLimits.bytes) return tooLarge
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of answer as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > uploadLimits.bytes) return tooLarge
      pieces.push(piece)
    }
    return answer.complete
      ? succeed({ bytes: Buffer.concat(pieces), filename })
      : fail('picture-not-fetched', { address })
  } catch {
    return fail('picture-not-fetched', { address })
  } finally {
    answer.destroy()
  }
}

function nameIn(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
