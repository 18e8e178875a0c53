import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/testing/postgres.mjs'
import { openWorkspace } from '../../scripts/testing/workspace.mjs'
import { setUp } from './fill.mjs'

const { Client } = createRequire(join(import.meta.dirname, '../../package.json'))('pg')

/** Databases for the measurement of imports: each returns an empty shop of its own, as environment variables. */
export async function importPlaces(folder, engines) {
  const places = []
  if (engines.includes('sqlite')) places.push({ engine: 'SQLite', ...(await onSqlite(folder)) })
  if (engines.includes('postgres')) places.push({ engine: 'PostgreSQL', ...(await onPostgres(folder)) })
  return places
}

async function onSqlite(folder) {
  const empty = join(folder, 'empty')
  await setUp({ data: empty })
  let count = 0
  return {
    async emptyShop() {
      count += 1
      const data = join(folder, `shop-${count}`)
      cpSync(empty, data, { recursive: true })
      return { data, env: {} }
    },
    close() {},
  }
}

/** A PostgreSQL of its own, which forces each commit to disk as by default. */
async function onPostgres(folder) {
  const workspace = openWorkspace()
  const url = await startPostgres(workspace, ['max_connections=50'])
  const data = join(folder, 'postgres-data')
  await setUp({ data, env: { DATABASE_URL: url } })
  let count = 0
  return {
    async emptyShop() {
      count += 1
      const client = new Client({ connectionString: databaseAt(url, 'template1') })
      await client.connect()
      await client.query(`create database shop_${count} template postgres`)
      await client.end()
      return { data, env: { DATABASE_URL: databaseAt(url, `shop_${count}`) } }
    },
    close: () => workspace.close(),
  }
}

/** The URL of another database of the same server. */
function databaseAt(url, name) {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
