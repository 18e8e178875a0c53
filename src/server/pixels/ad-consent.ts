import type { FastifyRequest } from 'fastify'
import { mayBeSignedIn } from '#server/sign-in/sessions.ts'
import type { Website } from '#server/websites/website.ts'
import { choiceIn, purposesFor } from '#shared/consent/choice.ts'
import type { AdConsent } from '#shared/orders/ad-consent.ts'
import { pixelsOf, usedProviders } from '#shared/pixels/rules.ts'

/** The cookies in which companies keep their ids of a browser, by the names of their calls. */
const idCookies = { fbp: '_fbp', fbc: '_fbc', ttp: '_ttp', epik: '_epik' } as const
const ID = /^[\w.-]{1,200}$/
const LONGEST_AGENT = 300

/**
 * What a buyer who agreed to marketing lets the server tell companies besides the order. Read when they press the button
 * that buys: what they choose later is for later orders. Undefined where they have not agreed, where their browser asks
 * not to be tracked, for staff, and for sites without pixels.
 */
export function adConsentOf(
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  { consent, pixels }: Pick<Website, 'consent' | 'pixels'>,
): AdConsent | undefined {
  const { cookie = '', dnt, 'sec-gpc': gpc, 'user-agent': userAgent = '' } = request.headers
  if (!consent?.isEnabled || usedProviders(pixelsOf(pixels)).length === 0 || mayBeSignedIn(cookie)) return
  const chosen = choiceIn(cookie, consent.version) ?? []
  if (!consent.purposes.marketing.isAsked || !purposesFor(chosen, dnt === '1' || gpc === '1').includes('marketing'))
    return
  const ids = Object.entries(idCookies).flatMap(([name, cookieName]) => {
    const id = request.cookies[cookieName]
    return id !== undefined && ID.test(id) ? [[name, id] as const] : []
  })
  return { userAgent: userAgent.replaceAll('\0', '').slice(0, LONGEST_AGENT), ids: Object.fromEntries(ids) }
}
