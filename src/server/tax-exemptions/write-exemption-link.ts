import { createElement } from 'react'
import { EXEMPTION_LINK } from '#server/emails/personal-emails.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import { hashOf, newToken } from '#server/identifiers.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { taxExemptionPath } from '#shared/tax-exemptions/paths.ts'
import { exemptionOf } from './exemption-of-cart.ts'
import type { writeExemptionLinkJob } from './jobs.ts'

const LINK_MILLISECONDS = 30 * 60 * 1000
/** The most links of one customer that work at a time: nobody can flood a mailbox. */
const LINKS_AT_MOST = 3

/**
 * The job that writes the email with the link, if the address belongs to a customer who is exempt. The request does none
 * of this, so that it takes the same time for every address.
 */
export function writeExemptionLinkHandler(services: Services): JobHandler<typeof writeExemptionLinkJob> {
  return async ({ websiteId, payload: { email, origin }, finish }) => {
    const website = await services.websites.byId(websiteId)
    const scope = reading(services, { id: websiteId })
    const found = await scope.database
      .selectFrom('customer_emails')
      .select('customer_id')
      .where('website_id', '=', websiteId)
      .where('email', '=', email)
      .executeTakeFirst()
    if (!website || !found || !(await exemptionOf(scope, found.customer_id))) return
    const [{ TaxExemptionLink }, { renderEmail }] = await Promise.all([
      import('#server/emails/tax-exemption.tsx'),
      import('#server/emails/render-email.ts'),
    ])
    const token = newToken()
    const link = `${origin}${taxExemptionPath}?key=${token}`
    const words = wordsOf(website, 'tax-exemption-link', {})
    const drawn = renderEmail(createElement(TaxExemptionLink, { website, origin, words, link }))
    await changing(services, website, null, async (change) => {
      await finish(change.database)
      const now = Date.now()
      const ofCustomer = change.database
        .selectFrom('tax_exemption_links')
        .where('website_id', '=', websiteId)
        .where('customer_id', '=', found.customer_id)
      const open = await ofCustomer.select('token_hash').where('expires_at', '>', now).execute()
      if (open.length >= LINKS_AT_MOST) return
      await change.database
        .deleteFrom('tax_exemption_links')
        .where('website_id', '=', websiteId)
        .where('customer_id', '=', found.customer_id)
        .where('expires_at', '<=', now)
        .execute()
      await change.database
        .insertInto('tax_exemption_links')
        .values({
          website_id: websiteId,
          token_hash: hashOf(token),
          customer_id: found.customer_id,
          expires_at: now + LINK_MILLISECONDS,
        })
        .execute()
      const { subject } = words
      await writeEmail(services.env, change, { kind: EXEMPTION_LINK, to: email, subject, ...drawn })
    })
  }
}
