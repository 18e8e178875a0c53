import { z } from 'zod'

/** The policies that a shop can publish, in the order of the list. */
export const policyNames = ['shipping', 'returns', 'privacy', 'terms'] as const
export type PolicyName = (typeof policyNames)[number]

/** Characters of HTML in one policy. */
export const LONGEST_POLICY = 50_000

const policyHtml = z.string().trim().max(LONGEST_POLICY, 'This policy is too long.')

/** HTML by policy, cleaned when it is saved; '' is not published. */
export const policiesSchema = z.strictObject({
  shipping: policyHtml,
  returns: policyHtml,
  privacy: policyHtml,
  terms: policyHtml,
})
export type Policies = z.infer<typeof policiesSchema>

/** A shop without policies. */
export const noPolicies: Policies = { shipping: '', returns: '', privacy: '', terms: '' }

/** When each policy was last edited, in milliseconds (UTC). */
export const policyDatesSchema = z.partialRecord(z.enum(policyNames), z.int())
export type PolicyDates = z.infer<typeof policyDatesSchema>
