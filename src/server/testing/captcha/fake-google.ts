import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { CaptchaAction } from '#shared/captcha/schema.ts'

/** The keys that the fake accepts. */
export const knownKeys = { siteKey: 'site_key-1', projectId: 'tideline-shop', apiKey: 'AIza-secret' } as const

interface TokenFacts {
  readonly action: CaptchaAction
  readonly hostname: string
  readonly score?: number
}

interface Asked {
  readonly url: string
  readonly event: { readonly token: string; readonly siteKey: string; readonly expectedAction: string }
}

/**
 * A local server that assesses tokens as Google does: it makes them, accepts each once, and knows one pair of keys.
 * `failure` makes it answer with another status, or not at all.
 */
export async function startFakeGoogle() {
  const tokens = new Map<string, TokenFacts>()
  const asked: Asked[] = []
  let failure: number | 'silent' | null = null
  const server = createServer(async (request, response) => {
    const { event } = (await json(request)) as Asked
    const url = new URL(request.url!, 'http://google')
    asked.push({ url: request.url!, event })
    if (failure === 'silent') return request.socket.destroy()
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (failure) return answer(failure, { error: { code: failure, message: 'Not now.' } })
    if (url.searchParams.get('key') !== knownKeys.apiKey)
      return answer(400, { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } })
    if (request.method !== 'POST' || url.pathname !== `/v1/projects/${knownKeys.projectId}/assessments`)
      return answer(403, { error: { code: 403, message: 'Permission denied.' } })
    const facts = event.siteKey === knownKeys.siteKey ? tokens.get(event.token) : undefined
    // A token is valid once.
    tokens.delete(event.token)
    if (!facts) return answer(200, { tokenProperties: { valid: false, invalidReason: 'MALFORMED' }, riskAnalysis: {} })
    const { action, hostname, score = 0.9 } = facts
    return answer(200, { tokenProperties: { valid: true, action, hostname }, riskAnalysis: { score, reasons: [] } })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests, the latest last. */
    asked,
    /** Makes a token as a browser gets it. */
    give(facts: TokenFacts): string {
      const token = `token-${tokens.size}-${asked.length}`
      tokens.set(token, facts)
      return token
    },
    fail(how: typeof failure) {
      failure = how
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
