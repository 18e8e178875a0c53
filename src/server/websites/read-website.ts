import type { DatabaseQueries } from '#server/tables.ts'
import { designOf } from '#shared/emails/design.ts'
import {
  siteAnalytics,
  siteAppearance,
  siteConsent,
  siteCustomCode,
  siteEmailDesign,
  siteEmailWords,
  siteGoals,
  sitePixels,
  sitePopup,
  siteReplays,
  siteStyles,
  storeSettings,
} from './documents.ts'
import { hasMailServer } from './has-mail-server.ts'
import { readExperiments } from './read-experiments.ts'
import type { Website } from './website.ts'

/**
 * Reads one website with its settings; null when there is none with that id.
 * @param isMailedAnyway whether the installation sends the emails of websites without a mail server of their own
 */
export async function readWebsite(
  database: DatabaseQueries,
  websiteId: string,
  isMailedAnyway: boolean,
): Promise<Website | null> {
  const row = await database.selectFrom('websites').selectAll().where('id', '=', websiteId).executeTakeFirst()
  if (!row) return null
  const domains = await database
    .selectFrom('website_domains')
    .select(['host', 'is_main'])
    .where('website_id', '=', websiteId)
    .orderBy('host')
    .execute()
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    statusCode: row.status_code,
    version: row.version,
    origin: row.origin,
    domains: domains.map((domain) => domain.host),
    mainDomain: domains.find((domain) => domain.is_main === 1)?.host ?? null,
    settings: storeSettings.read(row.settings),
    isDemo: row.is_demo === 1,
    appearance: siteAppearance.read(row.appearance),
    styles: siteStyles.read(row.styles),
    popup: row.popup === null ? null : sitePopup.read(row.popup),
    consent: row.consent === null ? null : siteConsent.read(row.consent),
    pixels: row.pixels === null ? null : sitePixels.read(row.pixels),
    analytics: row.analytics === null ? null : siteAnalytics.read(row.analytics),
    replays: row.replays === null ? null : siteReplays.read(row.replays),
    goals: row.analytics_goals === null ? [] : siteGoals.read(row.analytics_goals).goals,
    experiments: await readExperiments(database, websiteId, row.experiments),
    customCode: row.custom_code === null ? null : siteCustomCode.read(row.custom_code),
    emails: {
      design: designOf(row.email_design === null ? null : siteEmailDesign.read(row.email_design)),
      words: row.email_words === null ? {} : siteEmailWords.read(row.email_words),
    },
    canSendEmail: isMailedAnyway || (await hasMailServer(database, websiteId)),
  }
}
