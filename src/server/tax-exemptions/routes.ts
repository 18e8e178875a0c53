import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { linkTaxExemptionCall } from '#shared/tax-exemptions/api.ts'
import { taxExemptionPath } from '#shared/tax-exemptions/paths.ts'
import { exemptionOf } from './exemption-of-cart.ts'
import { ownerLinkKey } from './owner-link.ts'

/** The owner's call on tax exemptions. */
export function taxExemptionRoutes(services: Services): void {
  const { serve, env, secret } = services

  serve(linkTaxExemptionCall, async ({ website, request, parameters: { customerId } }) => {
    if (!(await exemptionOf(reading(services, website), customerId))) return fail('customer-not-exempt')
    const { key, expiresAt } = ownerLinkKey(secret, website.id, { customerId, at: Date.now() })
    return succeed({ url: `${originOf(env, website, request)}${taxExemptionPath}?key=${key}`, expiresAt })
  })
}
