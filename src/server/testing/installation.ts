import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppOptions, buildApp, openDatabase } from '#server/app.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Env, readEnv } from '#server/env.ts'
import { migrations } from '#server/migrations.ts'
import type { Services } from '#server/services.ts'
import type { Database } from '#server/tables.ts'
import { createEmptier, type Emptier } from './empty-database.ts'
import { createFreshDatabase, removeAtExit } from './fresh-database.ts'
import { realCard } from './real-card.ts'
import { createTenantGuard } from './tenant-guard.ts'
import { testBundle } from './test-bundle.ts'

export interface InstallationOptions extends Pick<AppOptions, 'logStream' | 'onRoute' | 'createProviders'> {
  /** Fills the empty database as an earlier version left it; all later migrations follow. */
  readonly fillEarlier?: (database: Database) => Promise<void>
  /** For files that close the application, break its database, or need one that no other file has used. */
  readonly isOwn?: true
}

/** An application with its database. */
interface Installation {
  readonly services: Services
  readonly database: Database
  /** After the last test of a file. */
  end(): Promise<void>
}

/** Starts an application of a test file's own. */
export async function startInstallation(
  environment: Record<string, string>,
  options: InstallationOptions,
): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const { services, database, drop } = await open(folder, environment, options)
  return {
    services,
    database,
    async end() {
      await services.app.close()
      await database.destroy()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Shared extends Omit<Installation, 'end'> {
  readonly empty: Emptier
}

const shared = new Map<string, Promise<Shared>>()

/**
 * The application that the files of a worker with the same environment use one after another: starting one takes a tenth
 * of a second.
 */
export async function sharedInstallation(environment: Record<string, string>): Promise<Installation> {
  const key = JSON.stringify(environment)
  const opening = shared.get(key) ?? openShared(environment)
  shared.set(key, opening)
  const { services, database, empty } = await opening
  return {
    services,
    database,
    async end() {
      // What it counted for the websites of this file must not wait for the next one.
      await services.missingUrls.flush()
      await empty()
    },
  }
}

async function openShared(environment: Record<string, string>): Promise<Shared> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  removeAtExit(folder)
  const { services, database } = await open(folder, environment, {})
  return { services, database, empty: await createEmptier(database) }
}

async function open(
  folder: string,
  environment: Record<string, string>,
  { fillEarlier, isOwn, ...options }: InstallationOptions,
) {
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
  const services = await buildApp(env, database, {
    background: false,
    browser: testBundle,
    createProviders: realCard,
    ...options,
  })
  return { services, database, drop: fresh.drop }
}

/** The database with its tables, on which every statement of the product must name its website. */
async function openGuardedDatabase(env: Env, fillEarlier?: InstallationOptions['fillEarlier']): Promise<Database> {
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
