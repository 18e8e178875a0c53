import { prepareQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import { isExempt } from '#shared/tax-exemptions/rules.ts'
import type { UsedExemption } from '#shared/tax-exemptions/schema.ts'
import { customerExemption } from './documents.ts'

const exemptOnes = prepareQuery((database, { websiteId }: { websiteId: string }) =>
  database
    .selectFrom('customers')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('tax_exemption', 'is not', null)
    .limit(1),
)

/** Whether the shop has marked any customer as exempt from tax. */
export const hasExemptCustomers = async ({ database, websiteId }: Scope): Promise<boolean> =>
  (await exemptOnes(database, { websiteId })).rows.length > 0

/** The exemption that a buyer has proven for a cart, as it applies now; null without one. */
export async function exemptionOfCart(
  scope: Scope,
  { exemptCustomerId }: Pick<StoredCart, 'exemptCustomerId'>,
): Promise<UsedExemption | null> {
  return exemptCustomerId === undefined ? null : exemptionOf(scope, exemptCustomerId)
}

/** The exemption of a customer, as it applies now; null without one. */
export async function exemptionOf(scope: Scope, customerId: string): Promise<UsedExemption | null> {
  const { database, websiteId } = scope
  const row = await database
    .selectFrom('customers')
    .select('tax_exemption')
    .where('website_id', '=', websiteId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row?.tax_exemption) return null
  const exemption = customerExemption.read(row.tax_exemption)
  const { timeZone } = await scope.settings()
  if (!isExempt(exemption, { at: Date.now(), timeZone })) return null
  return { reason: exemption.reason, certificate: exemption.certificate }
}

/** A cart as the buyer with this email address pays it: an exemption is for the customer who has proven an address. */
export async function withOwnExemption(scope: Scope, content: StoredCart, email: string): Promise<StoredCart> {
  const { exemptCustomerId, ...others } = content
  if (exemptCustomerId === undefined) return content
  return (await customerWith(scope, email)) === exemptCustomerId ? content : others
}

/** The customer with this email address, where they are exempt now: staff who sell to them know who they are. */
export async function exemptCustomerWith(scope: Scope, email: string): Promise<string | undefined> {
  if (email === '') return undefined
  const found = await customerWith(scope, email)
  return found !== undefined && (await exemptionOf(scope, found)) ? found : undefined
}

async function customerWith({ database, websiteId }: Scope, email: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('customer_emails')
    .select('customer_id')
    .where('website_id', '=', websiteId)
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  return row?.customer_id
}
