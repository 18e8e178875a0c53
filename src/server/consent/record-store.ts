import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { siteConsent } from '#server/websites/documents.ts'
import type { ConsentPurpose } from '#shared/consent/choice.ts'
import type { ConsentRecords, recordConsentCall } from '#shared/consent/record-api.ts'
import type { StoredConsent } from '#shared/consent/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { BodyOf } from '#shared/http/contract.ts'

/** For as long as somebody may ask for the proof. */
const KEPT_MILLISECONDS = 3 * 365 * DAY_MILLISECONDS

/**
 * Stores what a visitor agreed to, and ends what they agreed to before.
 * @returns false for a banner that the site does not show, and for purposes that it does not ask for
 */
export async function recordConsent(
  scope: ChangeScope,
  shown: StoredConsent,
  { agreed, endedId }: BodyOf<typeof recordConsentCall>,
): Promise<boolean> {
  const at = Date.now()
  const banner = agreed && (agreed.revision === shown.revision ? shown : await readBanner(scope, agreed.revision))
  if (agreed && !(banner && agreed.purposes.every((purpose) => banner.purposes[purpose].isAsked))) return false
  if (endedId !== null) await endRecord(scope, endedId, at)
  if (agreed && banner) await insertRecord(scope, banner, { ...agreed, at })
  return true
}

/** A banner of before, which a page that is still open may show; only those that someone has agreed to are kept. */
async function readBanner({ database, websiteId }: Scope, revision: number): Promise<StoredConsent | null> {
  const row = await database
    .selectFrom('consent_banners')
    .select('document')
    .where('website_id', '=', websiteId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row ? siteConsent.read(row.document) : null
}

/** Adds a proof with the banner that was shown. One whose id exists stays as it is: nobody changes that of another. */
async function insertRecord(
  { database, websiteId }: ChangeScope,
  banner: StoredConsent,
  { id, purposes, at }: { readonly id: string; readonly purposes: readonly ConsentPurpose[]; readonly at: number },
): Promise<void> {
  const { revision } = banner
  await database
    .insertInto('consent_banners')
    .values({ website_id: websiteId, revision, document: siteConsent.write(banner) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database
    .insertInto('consent_records')
    .values({ website_id: websiteId, id, at, revision, purposes: purposes.join('.'), ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends a proof; what it says stays as it was. */
async function endRecord({ database, websiteId }: ChangeScope, id: string, at: number): Promise<void> {
  await database
    .updateTable('consent_records')
    .set({ ended_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** How many agreed since a time, to what, and how many consents have ended since. */
export async function countRecords({ database, websiteId }: Scope, since: number): Promise<ConsentRecords> {
  const rows = await database
    .selectFrom('consent_records')
    .select(({ fn }) => ['purposes', fn.countAll<number>().as('count')])
    .where('website_id', '=', websiteId)
    .where('at', '>=', since)
    .groupBy('purposes')
    .execute()
  const ended = await database
    .selectFrom('consent_records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('ended_at', '>=', since)
    .executeTakeFirstOrThrow()
  const countWith = (purpose?: ConsentPurpose) =>
    rows
      .filter(({ purposes }) => purpose === undefined || purposes.split('.').includes(purpose))
      .reduce((sum, { count }) => sum + Number(count), 0)
  return {
    agreed: countWith(),
    withdrawn: Number(ended.count),
    byPurpose: {
      functional: countWith('functional'),
      analytics: countWith('analytics'),
      marketing: countWith('marketing'),
    },
  }
}

/** Deletes proofs that nobody can ask for any more; part of the daily work. */
export async function deleteOldRecords(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('consent_records')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('at', '<', now - KEPT_MILLISECONDS)
  await deleteSelected({ database, websiteId }, { from: 'consent_records', by: 'id', keys: old }, stopping)
}
