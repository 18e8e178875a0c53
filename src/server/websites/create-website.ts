import { newId } from '#server/identifiers.ts'
import { enqueueDaily } from '#server/jobs/daily.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { DEFAULT_LIST_ID } from '#shared/newsletter/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import { websiteStatusCodes } from '#shared/websites/codes.ts'
import { siteAppearance, storeSettings } from './documents.ts'

export interface NewWebsite {
  readonly slug: string
  readonly title: string
  readonly settings: StoreSettings
  readonly appearance: Appearance
  /** Whether it is the demo; not one unless said so. */
  readonly isDemo?: boolean
}

/**
 * Makes a website with an empty main navigation (§7's layout), the list of its newsletter, and its daily work; its shop and pages are made by their
 * nouns.
 */
export async function createWebsite(database: DatabaseQueries, website: NewWebsite): Promise<string> {
  const id = newId()
  const now = Date.now()
  await database
    .insertInto('websites')
    .values({
      id,
      slug: website.slug,
      title: website.title,
      status_code: websiteStatusCodes.paid,
      version: 1,
      settings: storeSettings.write(website.settings),
      appearance: siteAppearance.write(website.appearance),
      is_demo: website.isDemo ? 1 : 0,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await database
    .insertInto('site_layouts')
    .values({ website_id: id, identifier: 'mainNavigation', position: 0, links: '[]' })
    .execute()
  await database
    .insertInto('newsletter_lists')
    .values({ website_id: id, id: DEFAULT_LIST_ID, name: 'Newsletter', created_at: now, updated_at: now })
    .execute()
  await enqueueDaily(database, id, now)
  return id
}
