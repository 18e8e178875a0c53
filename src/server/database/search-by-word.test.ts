import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listEmails } from '#server/emails/email-store.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const { database } = app.services
const reader = { email: 'owner@example.com', role: roles.admin }

async function mailbox() {
  const website = await app.buildWebsite()
  const scope = app.reading(website)
  const write = (to: string, subject: string) =>
    app.changing(website, (here) => writeEmail(app.services.env, here, { kind: 'note', to, subject, html: 'x' }))
  const find = async (search: string) => (await listEmails(scope, reader, { search })).emails.map(({ to }) => to)
  return { website, scope, write, find }
}

test.each([
  ['the beginning of a word', 'zo', ['zora@example.com']],
  ['a word in the middle', 'order', ['zora@example.com']],
  ['words beside each other, the last one begun', 'your "qu', ['zora@example.com']],
  ['signs that mean something to a database', '100%_\\', ['zora@example.com']],
  ['letters with marks', 'ÉTUDE', ['zora@example.com']],
  ['the end of a word', 'ora', []],
  ['words that are apart, in another order', 'order your', ['zora@example.com']],
  ['words of which one is nowhere', 'your zz', []],
  ['what is nowhere', 'zz', []],
])('a search finds %s: %s', async (_, search, found) => {
  const { write, find } = await mailbox()
  await write('zora@example.com', 'Your "quoted" order, 100%_\\ étude, [] {}')
  await write('bob@example.com', 'Hello')
  expect(await find(search)).toEqual(found)
})

test('a changed row is found by its new words only, and a deleted one leaves none behind', async () => {
  const { website, write, find } = await mailbox()
  const emailId = await write('zora@example.com', 'Hello')
  const here = database.updateTable('letters').where('id', '=', emailId)
  await here.set({ search_key: ' zelda@example.com hello' }).execute()
  expect([await find('zora'), await find('zelda'), await find('hello')]).toEqual([
    [],
    ['zora@example.com'],
    ['zora@example.com'],
  ])
  await database.deleteFrom('letters').where('id', '=', emailId).execute()
  expect(await wordsOf(website)).toEqual([])
})

test('an email is found and forgotten at once, whether its words are written or wait for those of others', async () => {
  const { website, write, find } = await mailbox()
  const ids: string[] = []
  for (let number = 0; number < 150; number += 1) {
    ids.push(await write(`zora-${number}@example.com`, 'Hello'))
    expect(await find(`zora-${number}@`)).toEqual([`zora-${number}@example.com`])
  }
  await database.deleteFrom('letters').where('id', 'in', ids).execute()
  expect(await find('zora')).toEqual([])
  expect(await wordsOf(website)).toEqual([])
})

test('the words of a website are deleted with it', async () => {
  const { website, write } = await mailbox()
  await write('zora@example.com', 'Hello hello')
  const other = await mailbox()
  // On SQLite, words are written for 512 rows at a time.
  await Promise.all(Array.from({ length: 520 }, () => other.write('zora@example.com', 'Hello hello')))
  expect((await wordsOf(website)).map(({ word }) => word).sort()).toEqual(['example.com', 'hello', 'zora@example.com'])
  await database.deleteFrom('websites').where('id', '=', website.id).execute()
  expect(await wordsOf(website)).toEqual([])
})

const wordsOf = async (website: Website) =>
  (await sql<{ word: string }>`select * from letters_words where website_id = ${website.id}`.execute(database)).rows

test('a word of many rows is looked for in the list page by page, a rare one in the index', async () => {
  const { website, scope, write, find } = await mailbox()
  await write('zora@example.com', 'Hello rare')
  const [row] = await database.selectFrom('letters').selectAll().where('website_id', '=', website.id).execute()
  const copies = Array.from({ length: 1_100 }, (_, index) => ({
    ...row!,
    id: `copy-${String(index).padStart(5, '0')}`,
    search_key: ' hello',
  }))
  for (let start = 0; start < copies.length; start += 500)
    await database
      .insertInto('letters')
      .values(copies.slice(start, start + 500))
      .execute()
  const all = new Set<string>()
  for (let after: string | undefined, page = 0; page < 22; page += 1) {
    const { emails, next } = await listEmails(scope, reader, { search: 'hel', after })
    expect(emails).toHaveLength(50)
    for (const { id } of emails) all.add(id)
    after = next!
  }
  expect(all.size).toBe(1_100)
  expect(await find('rare')).toEqual(['zora@example.com'])
})
