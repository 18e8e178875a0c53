import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Taken {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  // What each company asks for is checked by the tests.
  // biome-ignore lint/suspicious/noExplicitAny: its shape depends on the company
  readonly body: any
}

/** A local server in place of the companies that take purchases. `answer` makes it refuse, fail or stay silent. */
export async function startFakeReceivers() {
  const taken: Taken[] = []
  const accepted = { status: 200, body: { code: 0, message: 'OK' } as object }
  let answer: typeof accepted | 'silent' = accepted
  const server = createServer(async (request, response) => {
    taken.push({ url: request.url!, headers: request.headers, body: await json(request) })
    if (answer === 'silent') return request.socket.destroy()
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The calls, the latest last. */
    taken,
    answerWith(next: typeof answer | null) {
      answer = next ?? accepted
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
