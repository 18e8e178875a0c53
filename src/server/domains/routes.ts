import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/domains/api.ts'
import { succeed } from '#shared/http/failure.ts'
import { addDomain, type ChangedDomains, deleteDomain, setMainDomain } from './change-domains.ts'
import { listDomains } from './domain-store.ts'

/** The domains of a site, for its owner. */
export function domainRoutes(services: Services): void {
  const { serve } = services
  const reply = ({ domains, isChanged }: ChangedDomains, batchId: string) => ({
    domains: [...domains],
    batchId: isChanged ? batchId : null,
  })

  serve(api.listDomainsCall, async ({ website }) => succeed({ domains: await listDomains(reading(services, website)) }))
  serve(api.addDomainCall, (call) =>
    ownerChange(services, call, (scope, batchId) => addDomain(scope, call.body.domain, batchId), reply),
  )
  serve(api.deleteDomainCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteDomain(scope, call.parameters.host, batchId), reply),
  )
  serve(api.setMainDomainCall, (call) =>
    ownerChange(services, call, (scope, batchId) => setMainDomain(scope, call.parameters.host, batchId), reply),
  )
}
