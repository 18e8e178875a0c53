import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, expect } from 'vitest'
import { type AppOptions, buildApp, openDatabase } from '#server/app.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Env, readEnv } from '#server/env.ts'
import { hashOf, newId, newToken } from '#server/identifiers.ts'
import { migrations } from '#server/migrations.ts'
import { createOwner } from '#server/people/create-owner.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Database } from '#server/tables.ts'
import { createWebsite, type NewWebsite } from '#server/websites/create-website.ts'
import type { Website } from '#server/websites/website.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Contract, InputOf } from '#shared/http/contract.ts'
import { roles } from '#shared/roles/rules.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import { Answer } from './answer.ts'
import { createFreshDatabase } from './fresh-database.ts'
import { takeFound, watchPlans } from './plans/watch-plans.ts'
import { realCard } from './real-card.ts'
import { shopSettings } from './shop-settings.ts'
import { createTenantGuard } from './tenant-guard.ts'
import { testBundle } from './test-bundle.ts'

/** A browser of one visitor or owner: it stores cookies and sends the CSRF token. */
export interface Browser {
  readonly cookies: Map<string, string>
  request(
    method: string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  /** Calls by contract. */
  call<C extends Contract>(contract: C, input: InputOf<C>): Promise<Answer<C>>
}

export interface TestApp {
  readonly services: Services
  /**
   * A new website at `<slug>.localhost`, whose visitors have every payment method (`shopSettings`): also a card that
   * moves money (`realCard`), unless the application uses the providers of production.
   */
  buildWebsite(changes?: Partial<NewWebsite>): Promise<Website>
  reading(website: Website): Scope
  changing<T>(website: Website, work: (scope: ChangeScope) => Promise<T>): Promise<T>
  /** A visitor of the website who is not signed in. */
  visitor(website: Website): Browser
  /** A user who is signed in to the website with a role; administrator by default. */
  owner(website: Website, role?: number): Promise<Browser>
  /** Runs the due jobs. */
  runJobs(): Promise<number>
}

/** The password of every owner that a test creates, and its hash: making one takes longer than most tests. */
export const ownersPassword = 'correct horse battery staple'
const ownersPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$F8t2zB7YVbXDzDEyAdH+OA$DrWjZ1npTZSe7K7cak5RpizWXJSEFFp1rZAMncOrNDg'

export interface TestOptions extends Pick<AppOptions, 'logStream' | 'onRoute' | 'createProviders'> {
  /** Fills the empty database as an earlier version left it; all later migrations follow. */
  readonly fillEarlier?: (database: Database) => Promise<void>
}

/**
 * Starts the real application on a fresh database: SQLite in a temporary folder, or a new database on the PostgreSQL at
 * TEST_DATABASE_URL. It is closed after the test file.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  { fillEarlier, ...options }: TestOptions = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const fresh = await createFreshDatabase(folder, fillEarlier !== undefined)
  const env = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    ...(fresh.url !== null && { DATABASE_URL: fresh.url }),
    // On PostgreSQL, an installation has no key of its own for secrets.
    SECRETS_KEY: 'a key of 32 characters for every test',
    // Nothing listens here: no test reaches a payment company or VIES.
    STRIPE_API_URL: 'http://127.0.0.1:9',
    PAYPAL_API_URL: 'http://127.0.0.1:9',
    VIES_API_URL: 'http://127.0.0.1:9',
    PIXELS_API_URL: 'http://127.0.0.1:9',
    ...environment,
  })
  const database = await openGuardedDatabase(env, fillEarlier)
  if (fresh.url === null) watchPlans(join(folder, 'vitrine.db'))
  const services = await buildApp(env, database, {
    background: false,
    browser: testBundle,
    createProviders: realCard,
    ...options,
  })
  afterAll(async () => {
    await services.app.close()
    await database.destroy()
    await fresh.drop()
    await rm(folder, { recursive: true, force: true })
    expect(takeFound()).toEqual([])
  })

  async function buildWebsite(changes: Partial<NewWebsite> = {}): Promise<Website> {
    const slug = changes.slug ?? `site-${randomUUID().slice(0, 8)}`
    const id = await createWebsite(database, services.onWebsiteCreated, {
      title: 'Test shop',
      settings: shopSettings(),
      appearance: defaultAppearance,
      styles: defaultStyles,
      isDemo: true,
      ...changes,
      slug,
    })
    return (await services.websites.byId(id))!
  }

  async function owner(website: Website, role: number = roles.admin): Promise<Browser> {
    const userId = await createOwner(database, website.id, {
      email: `${randomUUID()}@example.com`,
      name: 'Olive Owner',
      passwordHash: ownersPasswordHash,
    })
    if (role !== roles.admin) await database.updateTable('staff').set({ role }).where('user_id', '=', userId).execute()
    const token = newToken()
    const now = Date.now()
    await database
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        created_at: now,
        last_seen_at: now,
        expires_at: now + 3_600_000,
        address: '',
        user_agent: newId(),
      })
      .execute()
    const browser = openBrowser(services, website)
    browser.cookies.set('session', token)
    return browser
  }

  return {
    services,
    buildWebsite,
    // By the id: a test may have changed the settings since.
    reading: (website) => reading(services, { id: website.id }),
    changing: (website, work) => changing(services, { id: website.id }, null, work),
    visitor: (website) => openBrowser(services, website),
    owner,
    runJobs: () => services.worker.runDue(),
  }
}

/** The database with its tables, on which every statement of the product must name its website. */
async function openGuardedDatabase(env: Env, fillEarlier?: TestOptions['fillEarlier']): Promise<Database> {
  const database = await openDatabase(env)
  if (fillEarlier) {
    await fillEarlier(database)
    // Before the check is active: a migration changes the rows of all websites.
    await migrate(database, migrations)
  }
  tenantTables ??= tenantTablesOf(database)
  return database.withPlugin(createTenantGuard(await tenantTables))
}

/** The tables with rows of websites: all migrated databases have the same ones, so they are read once in a process. */
let tenantTables: Promise<ReadonlySet<string>> | undefined

async function tenantTablesOf(database: Database): Promise<ReadonlySet<string>> {
  const tables = await database.introspection.getTables()
  const ofTenants = tables.filter((table) => table.columns.some((column) => column.name === 'website_id'))
  return new Set(ofTenants.map(({ name }) => name))
}

function openBrowser(services: Services, website: Website): Browser {
  const cookies = new Map<string, string>()
  // Each browser has its own address, as visitors do; limits by address are tested on purpose.
  const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const host = `${website.slug}.localhost`

  async function request(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
    const crumb = cookies.get('crumb')
    const response = await services.app.inject({
      method: method as 'GET',
      url,
      remoteAddress,
      headers: {
        host,
        cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        ...(crumb && { 'x-csrf-token': crumb }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0 || cookie.value === '') cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    return response
  }

  return {
    cookies,
    request,
    async call(contract, input) {
      const { body } = input as { body?: unknown }
      if (!cookies.has('crumb') && contract.method !== 'GET') await request('GET', '/api/sign-in')
      const response = await request(contract.method, pathOf(contract, input), body)
      return new Answer(contract, response.statusCode, response.body ? response.json() : null)
    },
  }
}
