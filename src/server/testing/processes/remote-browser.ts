import { Answer } from '#server/testing/answer.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Contract, InputOf } from '#shared/http/contract.ts'

/** A visitor over the network, who may be served by another process each time. */
export interface RemoteBrowser {
  /**
   * Calls by contract; `signal` drops the answer.
   * @throws TypeError when the process is gone before it has answered
   */
  call<C extends Contract>(url: string, contract: C, input: InputOf<C>, signal?: AbortSignal): Promise<Answer<C>>
}

/** @param known the cookies of someone who is signed in already */
export function openRemoteBrowser(known: Iterable<readonly [name: string, value: string]> = []): RemoteBrowser {
  const cookies = new Map<string, string>(known)

  async function send(url: string, method: string, path: string, body?: unknown, signal?: AbortSignal) {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(signal && { signal }),
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
    return { status: response.status, content: (await response.json()) as unknown }
  }

  return {
    async call(url, contract, input, signal) {
      if (!cookies.has('crumb')) await send(url, 'GET', '/api/sign-in')
      const { body } = input as { body?: unknown }
      const { status, content } = await send(url, contract.method, pathOf(contract, input), body, signal)
      return new Answer(contract, status, content)
    },
  }
}
