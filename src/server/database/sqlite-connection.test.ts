import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { connectSqlite } from './sqlite-connection.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pageBytes = (file: string) => {
  const connection = new Sqlite(file, { readonly: true })
  const bytes = connection.pragma('page_size', { simple: true })
  connection.close()
  return bytes
}

test('a new database has pages of 8 KB', () => {
  const file = join(folder, 'new.db')
  const connection = connectSqlite(file, 'writer')
  connection.do('create table notes (text text)')
  connection.close()
  expect(pageBytes(file)).toBe(8192)
})

test('a database from before keeps its pages', () => {
  const file = join(folder, 'old.db')
  const before = new Sqlite(file)
  before.pragma('page_size = 4096')
  before.exec('create table notes (text text)')
  before.close()
  const connection = connectSqlite(file, 'writer')
  connection.do("insert into notes values ('kept')")
  connection.close()
  expect(pageBytes(file)).toBe(4096)
})
