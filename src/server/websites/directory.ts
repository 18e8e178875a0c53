import { LRUCache } from 'lru-cache'
import { acrossWebsites } from '#server/database/across-websites.ts'
import type { Database } from '#server/tables.ts'
import { hostName } from './host-name.ts'
import { readWebsite } from './read-website.ts'
import type { Website } from './website.ts'

const MOST_CACHED_WEBSITES = 2_000
const KEPT_HOSTS = 10_000
const POLL_MILLISECONDS = 1_000
/** Clocks of nodes differ; looking back this far makes a poll miss nothing. */
const CLOCK_SLACK_MILLISECONDS = 30_000

/** Finds the website of a Host header in memory, and reads other nodes' changes from the database. */
export interface WebsiteDirectory {
  /** The website of a host: by its own domain, `<slug>.localhost`, or the only website. */
  byHost(host: string): Promise<Website | null>
  byId(websiteId: string): Promise<Website | null>
  /** The website of a host when it is in memory: for cached pages, which need no database. */
  knownByHost(host: string): Website | undefined
  /** Call this after a commit that changed the website. */
  forget(websiteId: string): void
  /** Asks the database once for versions that other nodes raised. */
  poll(): Promise<void>
  close(): void
}

interface DirectoryOptions {
  /** Whether it polls automatically for changes by other nodes; tests poll manually. */
  readonly poll: boolean
  /** Whether the installation has a mail server, for websites without one of their own. */
  readonly hasMailServer: boolean
}

/** Caches websites in memory until they change. */
export function createWebsiteDirectory(database: Database, options: DirectoryOptions): WebsiteDirectory {
  const websites = new LRUCache<string, Website>({ max: MOST_CACHED_WEBSITES })
  const hosts = new LRUCache<string, string>({ max: KEPT_HOSTS })
  /** Versions that polls have seen, to distinguish new changes from recent known ones. */
  const seenVersions = new LRUCache<string, number>({ max: MOST_CACHED_WEBSITES })
  let seenUntil = Date.now()
  /** Counts dropped websites: a read that began before is not cached afterwards. */
  let generation = 0

  async function byId(websiteId: string): Promise<Website | null> {
    const known = websites.get(websiteId)
    if (known) return known
    const began = generation
    const website = await readWebsite(database, websiteId, options.hasMailServer)
    if (website && began === generation) websites.set(websiteId, website)
    return website
  }

  async function byHost(host: string): Promise<Website | null> {
    const known = hosts.get(host)
    if (known !== undefined) return byId(known)
    const began = generation
    const websiteId = await findWebsiteId(database, host)
    if (!websiteId) return null
    if (began === generation) hosts.set(host, websiteId)
    return byId(websiteId)
  }

  function knownByHost(host: string): Website | undefined {
    const websiteId = hosts.get(host)
    return websiteId === undefined ? undefined : websites.get(websiteId)
  }

  function forget(websiteId: string): void {
    generation += 1
    websites.delete(websiteId)
    hosts.clear()
  }

  async function poll(): Promise<void> {
    const from = seenUntil - CLOCK_SLACK_MILLISECONDS
    seenUntil = Date.now()
    const recent = await database
      .selectFrom('websites')
      .select(['id', 'version'])
      .where('updated_at', '>=', from)
      .limit(MOST_CACHED_WEBSITES)
      .execute()
    for (const { id, version } of recent) {
      if (seenVersions.get(id) === version && (websites.peek(id)?.version ?? version) === version) continue
      seenVersions.set(id, version)
      forget(id)
    }
  }

  let polling = false
  const timer = options.poll
    ? setInterval(() => {
        if (polling) return
        polling = true
        // While the database is unavailable, pages are served from memory; the next poll catches up.
        poll()
          .catch(() => {})
          .finally(() => {
            polling = false
          })
      }, POLL_MILLISECONDS).unref()
    : undefined

  return {
    byHost,
    byId,
    knownByHost,
    forget,
    poll,
    close: () => clearInterval(timer),
  }
}

async function findWebsiteId(database: Database, host: string): Promise<string | null> {
  const name = hostName(host)
  const domain = await database
    .selectFrom('website_domains')
    .select(['website_id', 'reached_at'])
    .where('host', '=', name)
    .modifyEnd(acrossWebsites)
    .executeTakeFirst()
  if (domain?.reached_at === null) await noteReached(database, domain.website_id, name)
  if (domain) return domain.website_id
  const slug = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1]
  if (slug) {
    const website = await database.selectFrom('websites').select('id').where('slug', '=', slug).executeTakeFirst()
    return website?.id ?? null
  }
  return mayStandForAny(name) ? firstWebsiteId(database) : onlyWebsiteId(database)
}

/** Addresses of the machine itself show the first website, so that a new installation answers where it was started. */
const mayStandForAny = (name: string) => name === 'localhost' || name === '[::1]' || /^127(\.\d+){3}$/.test(name)

async function firstWebsiteId(database: Database): Promise<string | null> {
  const first = await database
    .selectFrom('websites')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.id ?? null
}

/** With one website in the installation any host is its host; with several, an unknown host has no website. */
async function onlyWebsiteId(database: Database): Promise<string | null> {
  const rows = await database.selectFrom('websites').select('id').limit(2).execute()
  return rows.length === 1 ? rows[0]!.id : null
}

/** Records that a domain points here. A site is shown even where that cannot be written. */
async function noteReached(database: Database, websiteId: string, host: string): Promise<void> {
  await database
    .updateTable('website_domains')
    .set({ reached_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('host', '=', host)
    .execute()
    .catch(() => {})
}
