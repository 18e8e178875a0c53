import type { IncomingMessage } from 'node:http'
import { isRefusedAddress, type PublicAgent, readPublicAddress, requestPublic } from '#server/http/request-public.ts'

const MILLISECONDS = 10_000
/** More of an answer is not read. */
const ANSWER_BYTES = 1_024

export interface PostOptions {
  readonly now?: number
  readonly milliseconds?: number
  /** Addresses that may be reached although they are private; for tests. */
  readonly allowed?: readonly string[] | undefined
  readonly agent?: PublicAgent
}

/** What a receiver answered, or why it was not asked. `private` URLs never get a connection. */
export type Posted =
  | { readonly kind: 'answered'; readonly status: number; readonly answer: string }
  | { readonly kind: 'private' }
  | { readonly kind: 'unusable' }

/**
 * Posts JSON to a public internet address. Redirects are not followed: they are for people.
 * @throws Error when the receiver does not answer
 */
export async function postJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  options: PostOptions = {},
): Promise<Posted> {
  const address = readPublicAddress(url)
  if (!address) return { kind: 'unusable' }
  try {
    const answer = await requestPublic(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Vitrine (webhook)',
        ...headers,
      },
      body,
      signal: AbortSignal.timeout(options.milliseconds ?? MILLISECONDS),
      allowed: options.allowed,
      ...(options.agent && { agent: options.agent }),
    })
    return { kind: 'answered', status: answer.statusCode ?? 0, answer: await beginningOf(answer) }
  } catch (error) {
    if (isRefusedAddress(error)) return { kind: 'private' }
    throw error
  }
}

/** The beginning of an answer as text. A longer one ends the connection; the others leave it open for the next. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of answer) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes >= ANSWER_BYTES) break
    }
  } catch {
    // The status has arrived, and says what the receiver decided.
  }
  // PostgreSQL stores no NUL.
  return Buffer.concat(pieces).subarray(0, ANSWER_BYTES).toString().replaceAll('\0', '')
}
