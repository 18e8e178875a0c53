import { createStore } from '#server/collections/create-store.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { newId } from '#server/identifiers.ts'
import { createHomePage } from '#server/pages/create-home-page.ts'
import type { Services } from '#server/services.ts'
import { scopeOf } from '#server/stores.ts'
import { createWebsite } from '#server/websites/create-website.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Currency } from '#shared/money/schema.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import { createOwner } from './create-owner.ts'

export interface FirstWebsite {
  readonly siteName: string
  readonly ownerName: string
  readonly email: string
  readonly passwordHash: string
  readonly country: string
  readonly currency: Currency
  readonly timeZone: string
}

/**
 * Creates the first website of an installation, with a store, a home page and its owner, in one transaction. Of two
 * parallel calls, one is refused.
 */
export async function createFirstWebsite(
  services: Pick<Services, 'database' | 'websites' | 'worker' | 'onWebsiteCreated'>,
  first: FirstWebsite,
): Promise<Result<{ websiteId: string; userId: string }, 'already-set-up'>> {
  const { country, currency, timeZone, email } = first
  return inTransaction(services.database, async (transaction, afterCommit) => {
    const claimed = await transaction
      .insertInto('installation')
      .values({ name: 'set-up', value: String(Date.now()) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst()
    if (claimed.numInsertedOrUpdatedRows !== 1n) return fail('already-set-up')
    const websiteId = await createWebsite(transaction, services.onWebsiteCreated, {
      slug: slugOf(first.siteName) || 'site',
      title: first.siteName,
      settings: defaultStoreSettings({ country, currency, timeZone, email }),
      appearance: defaultAppearance,
      styles: defaultStyles,
    })
    const userId = await createOwner(transaction, websiteId, {
      email,
      name: first.ownerName,
      passwordHash: first.passwordHash,
    })
    const scope = scopeOf(services, transaction, afterCommit, { id: websiteId }, { userId })
    const store = await createStore(scope, { title: 'Shop', navigationTitle: 'Shop' }, newId())
    if (!store.ok) throw new Error(`A new website could not have its store: ${store.failure.code}`)
    await createHomePage(scope, { title: first.siteName, storeId: store.value.id, storePath: `/${store.value.urlId}` })
    // The set-up cannot be undone: without its store, the home page would link to nothing.
    await transaction.deleteFrom('change_batches').where('website_id', '=', websiteId).execute()
    return succeed({ websiteId, userId })
  })
}
