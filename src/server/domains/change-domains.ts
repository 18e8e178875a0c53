import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Domain } from '#shared/domains/api.ts'
import { readDomain } from '#shared/domains/domain-name.ts'
import { mostDomains } from '#shared/domains/limits.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type DomainsSnapshot, domainsLog } from './change-log.ts'
import { insertDomain, listDomains, removeDomain, writeMain } from './domain-store.ts'

/** The domains after a change, and whether it changed anything. */
export interface ChangedDomains {
  readonly domains: readonly Domain[]
  readonly isChanged: boolean
}

/** Adds what an owner entered as a domain. It is not the main one until it has reached the site. */
export async function addDomain(
  scope: ChangeScope,
  entered: string,
  batchId: string,
): Promise<Result<ChangedDomains, 'domain-invalid' | 'domain-limit' | 'domain-taken'>> {
  const host = readDomain(entered)
  if (host === null) return fail('domain-invalid')
  const before = await lock(scope)
  if (before.length >= mostDomains) return fail('domain-limit')
  if (!(await insertDomain(scope, host))) return fail('domain-taken')
  return record(scope, before, batchId)
}

export async function deleteDomain(
  scope: ChangeScope,
  host: string,
  batchId: string,
): Promise<Result<ChangedDomains, 'domain-not-found'>> {
  const before = await lock(scope)
  if (!before.some((one) => one.host === host)) return fail('domain-not-found')
  await removeDomain(scope, host)
  return record(scope, before, batchId)
}

/**
 * Makes a domain the main one. Only one that has reached the site: visitors of the others are sent there, and one that
 * leads nowhere would take the site offline.
 */
export async function setMainDomain(
  scope: ChangeScope,
  host: string,
  batchId: string,
): Promise<Result<ChangedDomains, 'domain-not-found' | 'domain-not-reached'>> {
  const before = await lock(scope)
  const domain = before.find((one) => one.host === host)
  if (!domain) return fail('domain-not-found')
  if (!domain.isReached) return fail('domain-not-reached')
  await writeMain(scope, host)
  return record(scope, before, batchId)
}

/** The domains, locked until the commit. */
async function lock(scope: ChangeScope): Promise<Domain[]> {
  await scope.raiseVersion()
  return listDomains(scope)
}

const snapshotOf = (domains: readonly Domain[]): DomainsSnapshot => ({
  domains: domains.map(({ host }) => host).sort(),
  mainDomain: domains.find(({ isMain }) => isMain)?.host ?? null,
})

async function record(
  scope: ChangeScope,
  former: readonly Domain[],
  batchId: string,
): Promise<Result<ChangedDomains, never>> {
  const domains = await listDomains(scope)
  const [before, after] = [snapshotOf(former), snapshotOf(domains)]
  const isChanged = !isDeepStrictEqual(before, after)
  if (isChanged) await recordChange(scope, batchId, domainsLog, { nounId: scope.websiteId, before, after })
  return succeed({ domains, isChanged })
}

/** Restores the domains, unless they were changed since, or another site has one of them now. */
export const undoDomains: Undoer<DomainsSnapshot> = {
  log: domainsLog,
  permissions: ['site.manage'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      const current = await lock(scope)
      if (!before || !after || !isDeepStrictEqual(snapshotOf(current), after)) return fail('change-superseded')
      for (const host of after.domains) if (!before.domains.includes(host)) await removeDomain(scope, host)
      for (const host of before.domains)
        if (!after.domains.includes(host) && !(await insertDomain(scope, host))) return fail('change-superseded')
      const reached = (await listDomains(scope)).filter(({ isReached }) => isReached)
      // A domain that comes back has to reach the site again before visitors are sent there.
      await writeMain(scope, reached.some(({ host }) => host === before.mainDomain) ? before.mainDomain : null)
      await record(scope, current, batchId)
    }
    return succeed(undefined)
  },
}
