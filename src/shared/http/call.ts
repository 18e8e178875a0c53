import type { Contract, InputOf, ReplyOf } from './contract.ts'
import { CSRF_PATH } from './cookies.ts'
import { csrfTokenOf } from './csrf-token-of.ts'
import { type Failure, fail, type Result, succeed } from './failure.ts'

let fetching: Promise<unknown> | undefined

/**
 * Fetches a CSRF token when the visitor has none: cached pages set no cookie. Forms call this early, so that their own
 * call does not wait; parallel calls share one request.
 */
export async function prepareCalls(): Promise<void> {
  if (csrfTokenOf()) return
  fetching ??= fetch(CSRF_PATH).catch(() => {})
  await fetching
  fetching = undefined
}

/**
 * Calls the server by a contract. A refusal is a returned value, as is a network failure (`network`) or an answer that
 * is not the server's own. When the CSRF token has expired, the refusal brings a new one and the request is sent once
 * more.
 * @param signal ends the call early; the outcome is then the failure `aborted`.
 */
export async function call<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: { signal?: AbortSignal } = {},
): Promise<Result<ReplyOf<C>>> {
  // Reading calls also wait for the token that an earlier call is fetching, so that the order of calls is kept.
  const lacksCsrfToken = contract.method !== 'GET' && !contract.needsNoCsrfToken && !csrfTokenOf()
  if (fetching || lacksCsrfToken) await prepareCalls()
  const first = await send(contract, input, options.signal)
  const result = !first.ok && first.failure.crumbFail ? await send(contract, input, options.signal) : first
  if (!result.ok && result.failure.crumbFail && !navigator.cookieEnabled) return fail('cookies-disabled')
  return result as Result<ReplyOf<C>>
}

/** The path of a contract with parameters and query filled in. */
export function pathOf(contract: Contract, input: { parameters?: unknown; query?: unknown }): string {
  const parameters = (input.parameters ?? {}) as Record<string, string>
  const path = contract.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

async function send(contract: Contract, input: object, signal: AbortSignal | undefined): Promise<Result<unknown>> {
  const { body } = input as { body?: unknown }
  const headers: Record<string, string> = { accept: 'application/json' }
  if (contract.method !== 'GET') headers['x-csrf-token'] = csrfTokenOf()
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(pathOf(contract, input), {
      method: contract.method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    return outcomeOf(response.status, await response.text())
  } catch {
    return fail(signal?.aborted ? 'aborted' : 'network')
  }
}

/**
 * The outcome in an answer. A proxy or a hotel's network may send its own page with status 200: a reply without the
 * expected content is a failure. Status and data of such answers are kept for the caller.
 */
export function outcomeOf(status: number, text: string): Result<unknown> {
  const reply = parse(text)
  if (status >= 200 && status < 300 && reply !== undefined) return succeed(reply)
  if (typeof reply === 'object' && reply !== null && 'code' in reply) return { ok: false, failure: reply as Failure }
  return fail(status === 429 ? 'rate-limited' : 'unexpected', { status, data: reply })
}

/** A text as JSON; undefined when it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
