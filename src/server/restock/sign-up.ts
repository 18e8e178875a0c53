import { captchaAsked, judgeByCaptcha } from '#server/captcha/judge-by-captcha.ts'
import { spendingOf } from '#server/guard/challenge.ts'
import { increment, ofTheDay } from '#server/guard/tally.ts'
import { refuseForMinute } from '#server/http/rate-limits.ts'
import { hashOf } from '#server/identifiers.ts'
import { readMerchandising } from '#server/merchandising/read-merchandising.ts'
import { joinList } from '#server/newsletter/join-list.ts'
import { readShownProduct } from '#server/products/visible/read-shown-product.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { isEmail } from '#shared/addresses/email.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { merchandisingOf, offersRestock } from '#shared/merchandising/rules.ts'
import { isCounted, isInStock } from '#shared/products/rules.ts'
import type { RestockSignUp } from '#shared/restock/api.ts'
import { isBlankText } from '#shared/texts/blank.ts'
import { insertRestockRequest } from './restock-store.ts'

/** Variants that one address can wait for in a day: nobody can fill the mailbox of someone else. */
const PER_DAY = 20

export interface RestockSender {
  /** IP address. */
  readonly address: string
  /** Scheme and host for links. */
  readonly origin: string
  readonly host: string
  readonly pagePath: string
  /** Whether it was posted without JavaScript: it cannot contain a captcha token then. */
  readonly isPlainPost: boolean
}

/**
 * Signs an address up for a notice. Whether it was known, was too often or was taken for spam: the answer is the same.
 * No email is sent before the stock returns, except that of the mailing list, which asks to confirm.
 */
export async function signUpForRestock(
  services: Services,
  website: Website,
  wanted: RestockSignUp,
  sender: RestockSender,
  now = Date.now(),
) {
  const typed = wanted.siteVisitorEmail ?? ''
  if (isBlankText(typed)) return fail('restock-email-blank')
  const email = typed.trim().toLowerCase()
  if (!isEmail(email)) return fail('restock-email-invalid')
  const { productId, variantId } = wanted
  const scope = reading(services, website)
  const product = await readShownProduct(scope, productId, now)
  const variant = product?.variants.find(({ id }) => id === variantId)
  if (!product || !variant) return fail('restock-unavailable')
  const { values } = merchandisingOf(product, website.settings, await readMerchandising(scope, product))
  if (!offersRestock(values)) return fail('restock-unavailable')
  if (!isCounted(product.productType) || isInStock(variant)) return fail('restock-in-stock')

  const token = wanted.captchaToken || wanted.recaptchaEnterpriseV3Token || ''
  const captcha = await captchaAsked(scope, { in: 'restock' }, { ...sender, token })
  if (captcha?.token === '') return fail('captcha-incomplete')
  const proof = await services.guard.readProof(website.id, 'restock', wanted.proof)
  const sent = { websiteId: website.id, purpose: 'restock', subject: variantId, honeypot: wanted.website } as const
  const verdict = await services.guard.judge({ ...sent, address: sender.address, proof, now })
  if (verdict.decision === 'refuse') return refuseForMinute()
  const judged = await judgeByCaptcha(services, website, captcha, verdict)
  if (!judged.ok) return judged
  if (judged.value.decision === 'spam') return succeed({})
  await changing(services, website, null, async (change) => {
    if (proof.kind === 'good' && !(await increment(change, spendingOf(proof)))) return
    if (!(await increment(change, ofTheDay(`restock ${hashOf(email)}`, PER_DAY, now)))) return
    const { origin, address, pagePath } = sender
    const language = wanted.language || website.settings.locale
    await insertRestockRequest(change, { productId, variantId, email, language, origin, now })
    if (!wanted.isJoinMailingList || !values.mailingListSignUpEnabled) return
    const consent = { words: values.mailingListDescription, pagePath, address }
    await joinList(change, { listId: null, email, source: 'form', consent, language, origin, now })
  })
  return succeed({})
}
