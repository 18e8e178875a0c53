import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { codeOfError } from '#server/http/errors.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { statusOf } from '#shared/failure-statuses.ts'

const serverUrl = process.env.TEST_DATABASE_URL

describe.runIf(serverUrl)('PostgreSQL', async () => {
  if (!serverUrl) return
  const app = await startTestApp()
  const { database, env } = app.services
  const website = await app.buildWebsite()

  /** Ends every connection to the test's database, as a restart of PostgreSQL does. */
  async function endConnections(): Promise<void> {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    const name = new URL(env.DATABASE_URL!).pathname.slice(1)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await client.end()
  }

  test('gives whole numbers as numbers, also large ones', async () => {
    await database.updateTable('websites').set({ version: 999_999_999_999 }).where('id', '=', website.id).execute()
    const { version } = await database.selectFrom('websites').select('version').executeTakeFirstOrThrow()
    expect(version).toBe(999_999_999_999)
  })

  test('that went away is used again without a restart, and what was half done is not there', async () => {
    const visitor = app.visitor(website)
    visitor.cookies.set('CART', 'some-token')
    const ask = async () => (await visitor.request('GET', '/api/commerce/shopping-cart')).statusCode
    expect(await ask()).toBe(200)
    const halfDone = app.changing(website, async ({ database: transaction }) => {
      await transaction.updateTable('websites').set({ title: 'Half done' }).where('id', '=', website.id).execute()
      await endConnections()
      await transaction.updateTable('websites').set({ slug: 'never' }).where('id', '=', website.id).execute()
    })
    await expect(halfDone).rejects.toThrow()
    const answers = await Promise.all(Array.from({ length: 12 }, ask))
    expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await ask()).toBe(200)
    const { title } = await database.selectFrom('websites').select('title').executeTakeFirstOrThrow()
    expect(title).toBe('Test shop')
  })

  test('that goes away is answered with 503 and never with 500, wherever in a call or a page', async () => {
    const visitor = app.visitor(website)
    await visitor.request('GET', '/api/sign-in')
    visitor.cookies.set('CART', 'some-token')
    const asked = () => [
      visitor.request('GET', '/'),
      visitor.request('GET', '/search?q=mug'),
      visitor.request('GET', '/api/commerce/shopping-cart'),
      visitor.request('POST', '/api/sign-in', { email: 'nobody@example.com', password: 'wrong password' }),
      visitor.request('POST', '/api/commerce/checkout/orders', {}),
      ...Array.from({ length: 8 }, () =>
        app
          .changing(website, async ({ database: transaction }) => {
            await transaction.updateTable('websites').set({ title: 'Test shop' }).where('id', '=', website.id).execute()
            await transaction.selectFrom('websites').selectAll().execute()
          })
          .then(
            () => ({ statusCode: 200, headers: { 'retry-after': '' } }),
            (error) => ({ statusCode: statusOf[codeOfError(error)], headers: { 'retry-after': '2' } }),
          ),
      ),
    ]
    let isAsking = true
    const ending = (async () => {
      while (isAsking) await endConnections()
    })()
    const answers = []
    for (let round = 0; round < 15; round += 1) answers.push(...(await Promise.all(asked())))
    isAsking = false
    await ending
    expect(answers.filter(({ statusCode }) => statusCode === 500)).toEqual([])
    const away = answers.filter(({ statusCode }) => statusCode === 503)
    expect(away.length).toBeGreaterThan(0)
    expect(away.filter(({ headers }) => headers['retry-after'] === undefined)).toEqual([])
  })
})
