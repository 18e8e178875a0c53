import { pathOf } from '#shared/http/call.ts'
import type { Contract, InputOf } from '#shared/http/contract.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape, refusals among them
type TestReply = any

/** A visitor over the network, who may be served by another process each time. */
export interface RemoteBrowser {
  /** Calls by contract. @throws TypeError when the process is gone before it has answered */
  call<C extends Contract>(url: string, contract: C, input: InputOf<C>): Promise<{ status: number; body: TestReply }>
}

export function openRemoteBrowser(): RemoteBrowser {
  const cookies = new Map<string, string>()

  async function send(url: string, method: string, path: string, body?: unknown) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': decodeURIComponent(cookies.get('crumb') ?? ''),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.status, body: await response.json() }
  }

  return {
    async call(url, contract, input) {
      if (!cookies.has('crumb')) await send(url, 'GET', '/api/sign-in')
      return send(url, contract.method, pathOf(contract, input), (input as { body?: unknown }).body)
    },
  }
}
