import { newId } from '#server/identifiers.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import { websiteStatusCodes } from '#shared/websites/status-codes.ts'
import { siteAppearance, siteStyles, storeSettings } from './documents.ts'

export interface NewWebsite {
  readonly slug: string
  readonly title: string
  readonly settings: StoreSettings
  readonly appearance: Appearance
  readonly styles: SiteStyles
  /** Whether it is the demo; false by default. */
  readonly isDemo?: boolean
}

/** Creates what a noun needs on every website, in the transaction that creates the website. */
export type OnWebsiteCreated = (database: DatabaseQueries, websiteId: string, now: number) => Promise<void>

/** Creates a website with the defaults of all websites; its nouns create shop and pages. */
export async function createWebsite(
  database: DatabaseQueries,
  onCreated: readonly OnWebsiteCreated[],
  website: NewWebsite,
): Promise<string> {
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
      styles: siteStyles.write(website.styles),
      is_demo: website.isDemo ? 1 : 0,
      created_at: now,
      updated_at: now,
    })
    .execute()
  for (const create of onCreated) await create(database, id, now)
  return id
}
