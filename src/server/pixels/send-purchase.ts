import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { requestPublic } from '#server/http/request-public.ts'
import { GiveUp } from '#server/jobs/run-job.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import { pixelNames } from '#shared/pixels/providers.ts'
import { pixelsOf } from '#shared/pixels/rules.ts'
import { sealedFor } from './change-tokens.ts'
import type { sendPurchaseJob } from './jobs.ts'
import { type PurchaseCall, purchaseCall } from './purchase-calls.ts'
import { purchaseOf } from './purchase-of.ts'
import { noteProblem, noteSent, readTokens } from './token-store.ts'

const MILLISECONDS = 10_000
const LONGEST_WORDS = 300

/**
 * Sends an order to a company. A second try has the same event id, and the company counts it once. What it refuses is
 * stored for the owner; what it cannot answer is tried again.
 */
export function sendPurchaseHandler(services: Services): JobHandler<typeof sendPurchaseJob> {
  const apiUrl = services.env.PIXELS_API_URL
  return async ({ websiteId, payload: { orderId, provider, consent } }) => {
    const website = await services.websites.byId(websiteId)
    if (!website) return
    const scope = reading(services, website)
    const token = (await readTokens(scope)).find((one) => one.provider === provider)
    const order = await readOrder(scope, orderId)
    const pixelId = pixelsOf(website.pixels)[provider]
    // The owner has turned it off, or the order was erased.
    if (!token || !order || order.email === ERASED_EMAIL || pixelId === '') return
    const refuse = async (words: string): Promise<never> => {
      await noteProblem(scope, provider, words.slice(0, LONGEST_WORDS), Date.now())
      throw new GiveUp(`${pixelNames[provider]} refused an order: ${words.slice(0, LONGEST_WORDS)}`)
    }
    const secret = open(services, token.token, sealedFor(websiteId, provider))
    if (secret === null) return refuse('The access token can’t be read. Enter it again.')
    const call = purchaseCall(
      provider,
      { pixelId, adAccountId: token.ad_account_id, token: secret },
      { event: purchaseOf(order), email: order.email, at: order.placedAt, origin: order.origin, consent },
      apiUrl,
    )
    const refusal = await post(call, apiUrl !== undefined)
    if (refusal !== null) return refuse(refusal)
    await noteSent(scope, provider, Date.now())
  }
}

function open({ sealing }: Pick<Services, 'sealing'>, sealed: string, owner: string): string | null {
  try {
    return sealing?.open(sealed, owner) ?? null
  } catch {
    return null
  }
}

/** TikTok answers 200 with a code other than 0 to what it refuses. */
const tikTokSchema = z.object({ code: z.number(), message: z.string() })
const errorSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ message: z.string() }).transform(({ message }) => message),
])

/**
 * Posts a purchase.
 * @returns why it was refused; null when it was taken
 * @throws Error when there is no answer, or the company asks to try again
 */
async function post({ url, headers, body }: PurchaseCall, isOwn: boolean): Promise<string | null> {
  const content = JSON.stringify(body)
  const answer = await requestPublic(new URL(url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)), ...headers },
    body: content,
    signal: AbortSignal.timeout(MILLISECONDS),
    // A URL that the installation sets may be in its own network.
    isOwn,
  })
  const status = answer.statusCode ?? 0
  const reply = parse(await text(answer))
  if (status === 429 || status >= 500) throw new Error(`The company answered ${status}.`)
  const tikTok = tikTokSchema.safeParse(reply)
  if (status < 300 && (!tikTok.success || tikTok.data.code === 0)) return null
  const said = errorSchema.safeParse(reply)
  return said.success ? said.data.replaceAll('\0', '') : `The company answered ${status}.`
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
