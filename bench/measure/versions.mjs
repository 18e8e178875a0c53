import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

/** What was measured, and on which machine. */
export function versions() {
  const require = createRequire(join(import.meta.dirname, '../../package.json'))
  const of = (name) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../node_modules', name, 'package.json'), 'utf8')).version
  const Sqlite = require('better-sqlite3')
  const memory = new Sqlite(':memory:')
  const sqlite = memory.prepare('select sqlite_version() as version').get().version
  memory.close()
  return {
    node: process.version,
    sqlite,
    fastify: of('fastify'),
    react: of('react'),
    kysely: of('kysely'),
    cores: cpus().length,
    processor: cpus()[0]?.model ?? '',
    memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
  }
}
