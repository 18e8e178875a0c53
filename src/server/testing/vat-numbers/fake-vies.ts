import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Asked {
  readonly countryCode: string
  readonly vatNumber: string
  readonly requesterMemberStateCode?: string
  readonly requesterNumber?: string
}

/** How VIES fails: an error of its own by its code, a text that is no JSON, or no answer at all. */
type Failure = 'MS_UNAVAILABLE' | 'MS_MAX_CONCURRENT_REQ' | 'INVALID_REQUESTER_INFO' | 'nonsense' | 'silent' | null

/** A local server that implements the protocol of VIES: it knows some numbers, and fails as a test asks. */
export async function startFakeVies(known: Readonly<Record<string, string>>) {
  const asked: Asked[] = []
  let failure: Failure = null
  const server = createServer(async (request, response) => {
    const question = (await json(request)) as Asked
    asked.push(question)
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method !== 'POST' || request.url !== '/vies/check-vat-number') return answer(404, {})
    if (failure === 'silent') return
    if (failure === 'nonsense') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>')
    if (failure !== null && (failure !== 'INVALID_REQUESTER_INFO' || question.requesterNumber !== undefined))
      return answer(failure === 'MS_MAX_CONCURRENT_REQ' ? 429 : 200, {
        actionSucceed: false,
        errorWrappers: [{ error: failure }],
      })
    const name = known[`${question.countryCode}${question.vatNumber}`]
    answer(200, {
      countryCode: question.countryCode,
      vatNumber: question.vatNumber,
      requestDate: new Date(0).toISOString(),
      valid: name !== undefined,
      requestIdentifier: question.requesterNumber === undefined ? '' : 'WAPIAAAAYkx',
      name: name ?? '---',
      address: '---',
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/vies`,
    /** The questions, the latest last. */
    asked,
    fail(how: Failure) {
      failure = how
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
