import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

export const domainSchema = z.object({
  host: z.string().max(253),
  /** Visitors of the other domains are redirected to it. */
  isMain: z.boolean(),
  /** Whether a request for it has ever arrived: until then it does not point here. */
  isReached: z.boolean(),
})
export type Domain = z.infer<typeof domainSchema>

const changed = z.object({ domains: z.array(domainSchema), batchId: idSchema.nullable() })

export const listDomainsCall = contract({
  method: 'GET',
  path: '/api/owner/domains',
  summary: 'List the domains of the site, the main one first',
  access: 'site.manage',
  reply: z.object({ domains: z.array(domainSchema) }),
})

export const addDomainCall = contract({
  method: 'POST',
  path: '/api/owner/domains',
  summary: 'Add a domain to the site',
  access: 'site.manage',
  body: z.strictObject({ domain: singleLine(300).min(1, 'Enter a domain.') }),
  reply: changed,
  failures: ['domain-invalid', 'domain-limit', 'domain-taken'],
})

const ofDomain = z.object({ host: z.string().min(1).max(253) })

export const deleteDomainCall = contract({
  method: 'DELETE',
  path: '/api/owner/domains/:host',
  summary: 'Remove a domain from the site',
  access: 'site.manage',
  parameters: ofDomain,
  reply: changed,
  failures: ['domain-not-found'],
})

export const setMainDomainCall = contract({
  method: 'PUT',
  path: '/api/owner/domains/:host/main',
  summary: 'Set the main domain: the other ones redirect to it. It must have reached the site once',
  access: 'site.manage',
  parameters: ofDomain,
  reply: changed,
  failures: ['domain-not-found', 'domain-not-reached'],
})
