import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { WebsiteDirectory } from '#server/websites/directory.ts'
import type { Website } from '#server/websites/website.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { bodyTimes, limitBodyTime } from './body-times.ts'
import { codeOfError } from './errors.ts'
import type { CountSender } from './rate-limits.ts'
import { failureAnswer } from './send-failure.ts'
import { readSender, type SentByPage, type TrustsProxy } from './sender.ts'

/** A call that can come in by the short way. */
interface ShortCall {
  /** Bytes. */
  readonly bodyLimit: number
  readonly count: CountSender
  /** Returns false for what is refused. */
  take(request: SentByPage, website: Website): Promise<boolean>
}

interface ShortWayOptions {
  readonly websites: Pick<WebsiteDirectory, 'knownByHost'>
  readonly trusts: TrustsProxy | false
  /** The types of bodies. */
  readonly types: readonly string[]
  /** Headers of refusals. */
  readonly headers: Readonly<Record<string, string>>
  /** What is answered to each, and its headers as Node takes them. */
  readonly answer: string
  readonly answered: string[]
}

/**
 * Opens a way for calls past Fastify, whose share of them is larger than all that they need (decision 135). It takes
 * requests as browsers send them, for sites in memory. All others go on to Fastify, which answers these calls the same.
 * @param part a part of the app whose server is not listening yet
 * @returns the calls by their path, to be filled
 */
export function openShortWay(
  part: FastifyInstance,
  { websites, trusts, types, headers, answer, answered }: ShortWayOptions,
): Map<string, ShortCall> {
  const calls = new Map<string, ShortCall>()
  const usualTypes = new Set(types.flatMap((type) => [type, `${type};charset=utf-8`, `${type}; charset=utf-8`]))
  let isClosing = false
  part.addHook('preClose', (done) => {
    isClosing = true
    done()
  })

  const [longWay] = part.server.listeners('request') as RequestListener[]
  if (!longWay) throw new Error('Fastify listens to the requests of its server in another way.')
  part.server.off('request', longWay).on('request', (raw, response) => {
    const call = raw.method === 'POST' ? calls.get(raw.url!) : undefined
    if (!call || isClosing || !isUsual(raw, call) || !goShort(call, raw, response)) longWay(raw, response)
  })

  /** Whether a request is one as browsers send them: with a body that is not too long. */
  function isUsual({ headers: sent }: IncomingMessage, { bodyLimit }: ShortCall): boolean {
    const length = Number(sent['content-length'])
    return length > 0 && length <= bodyLimit && usualTypes.has(sent['content-type']?.toLowerCase() ?? '')
  }

  /** @returns false for a site that is not in memory */
  function goShort(call: ShortCall, raw: IncomingMessage, response: ServerResponse): boolean {
    const sender = readSender(raw, trusts, part.parseCookie)
    const website = websites.knownByHost(sender.host)
    if (!website) return false
    call.count(sender.ip, (error, counted) => {
      const refuse = (failure: Failure) => sendRefusal(response, failure, { ...headers, ...counted.headers })
      if (error) return fails(error)
      if (counted.isTooMany) return refuse(fail('rate-limited').failure)
      readBody(raw, (body) => {
        // As on the long way, where a hook refuses it.
        if (body.includes('\0')) return refuse(fail('bad-request').failure)
        call.take(Object.assign(sender, { body }), website).then((isTaken) => {
          if (!isTaken) return refuse(fail('bad-request').failure)
          if (isClosing) response.shouldKeepAlive = false
          response.writeHead(200, answered).end(answer)
        }, fails)
      })

      function fails(thrown: Error): void {
        const code = codeOfError(thrown as FastifyError)
        const reqId = crypto.randomUUID()
        if (statusOf[code] >= 500) part.log.child({ reqId }).error(thrown)
        sendRefusal(response, fail(code).failure, { ...headers, ...counted.headers }, reqId)
      }
    })
    return true
  }

  return calls
}

/** Reads a body whose length is known; never when the sender goes away. */
function readBody(raw: IncomingMessage, then: (body: string) => void): void {
  const stop = limitBodyTime(raw, bodyTimes.usual)
  const chunks: Buffer[] = []
  raw.on('data', (chunk: Buffer) => chunks.push(chunk))
  raw.on('end', () => {
    stop()
    then((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8'))
  })
  raw.on('close', stop)
}

function sendRefusal(
  response: ServerResponse,
  failure: Failure,
  headers: Readonly<Record<string, string>>,
  requestId: string = crypto.randomUUID(),
): void {
  const refused = failureAnswer(failure, headers['retry-after'])
  const text = JSON.stringify(refused.body)
  response
    .writeHead(refused.status, {
      'x-request-id': requestId,
      ...refused.headers,
      ...headers,
      'content-length': Buffer.byteLength(text),
    })
    .end(text)
}
