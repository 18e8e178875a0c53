import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { originOf } from './origin.ts'

const app = await startTestApp()
const trusting = await startTestApp({ TRUST_PROXY: '1' })

type TestApp = typeof app

/** The website that answers a request; null when there is none. */
async function shownAt(at: TestApp, headers: Record<string, string>): Promise<string | null> {
  const answer = await at.services.app.inject({ url: '/api/commerce/shopping-cart', headers })
  return answer.statusCode === 404 ? null : answer.json().websiteId
}

async function giveDomain(at: TestApp, website: Website, host: string): Promise<void> {
  await at.services.database.insertInto('website_domains').values({ website_id: website.id, host }).execute()
  at.services.websites.forget(website.id)
}

describe('which website a host belongs to', () => {
  let first: Website
  let second: Website

  test('the only one answers under every name', async () => {
    first = await app.buildWebsite({ slug: 'first' })
    expect(await shownAt(app, { host: 'anything.example' })).toBe(first.id)
    expect(await shownAt(app, { host: '192.0.2.7:3000' })).toBe(first.id)
  })

  test('with several, an unknown host belongs to none, also one that was known a moment ago', async () => {
    second = await app.buildWebsite({ slug: 'second' })
    await giveDomain(app, second, 'shop.example')
    expect(await shownAt(app, { host: 'anything.example' })).toBeNull()
    const answer = await app.services.app.inject({ url: '/api/owner/home', headers: { host: 'anything.example' } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'website-not-found'])
    expect((await app.services.app.inject({ url: '/', headers: { host: 'anything.example' } })).statusCode).toBe(404)
  })

  test.each([
    ['shop.example', 'second'],
    ['SHOP.example:8080', 'second'],
    ['shop.example.', 'second'],
    ['second.localhost:3000', 'second'],
    ['first.localhost', 'first'],
    ['localhost:3000', 'first'],
    ['127.0.0.1', 'first'],
    ['nobody.localhost', null],
    ['sub.shop.example', null],
    ['shop.example.evil.test', null],
    ['shop.example@evil.test', null],
    ["' or 1=1 --", null],
  ])('%j shows %s', async (host, slug) => {
    const ids = { first: first.id, second: second.id }
    expect(await shownAt(app, { host })).toBe(slug && ids[slug as 'first'])
  })

  test('forwarding headers that a visitor sends change nothing', async () => {
    for (const name of ['x-forwarded-host', 'forwarded', 'x-host', 'x-original-host']) {
      const value = name === 'forwarded' ? 'host=shop.example' : 'shop.example'
      expect(await shownAt(app, { host: 'first.localhost', [name]: value })).toBe(first.id)
      expect(await shownAt(app, { host: 'anything.example', [name]: value })).toBeNull()
    }
  })
})

describe('behind a proxy that is trusted', () => {
  test('the host and the address that it names count, and only the nearest ones', async () => {
    const [one, two] = [await trusting.buildWebsite({ slug: 'one' }), await trusting.buildWebsite({ slug: 'two' })]
    await giveDomain(trusting, two, 'two.example')
    expect(await shownAt(trusting, { host: 'one.localhost', 'x-forwarded-host': 'two.example' })).toBe(two.id)
    expect(await shownAt(trusting, { host: 'one.localhost' })).toBe(one.id)
    const answer = await trusting.services.app.inject({
      url: '/api/sign-in',
      headers: { host: 'one.localhost', 'x-forwarded-proto': 'https' },
    })
    expect(answer.cookies.find((cookie) => cookie.name === 'crumb')).toMatchObject({ secure: true })
  })
})

describe('links that leave the browser', () => {
  const request = (host: string, protocol = 'http') => ({ host, protocol }) as Parameters<typeof originOf>[2]
  const website = (...domains: string[]) => ({ domains }) as unknown as Website

  test.each([
    ['the request, where nothing else is known', undefined, [], 'localhost:3000', 'http://localhost:3000'],
    ['the configured address', 'https://shop.example/', [], 'evil.test', 'https://shop.example'],
    ['the domain of the website', undefined, ['mugs.example'], 'evil.test', 'http://mugs.example'],
    [
      'the domain rather than the configured address',
      'https://host.example',
      ['mugs.example'],
      'evil.test',
      'https://mugs.example',
    ],
    ['the domain that was asked', undefined, ['a.example', 'b.example'], 'b.example:8080', 'http://b.example:8080'],
    [
      'the address of the same name, with its port',
      'https://a.example:8443',
      ['a.example'],
      'evil.test',
      'https://a.example:8443',
    ],
  ] as const)('name %s', (_, publicUrl, domains, host, origin) => {
    expect(originOf({ PUBLIC_URL: publicUrl }, website(...domains), request(host))).toBe(origin)
  })

  test('a forged host never reaches the links of an order', async () => {
    const site = await app.buildWebsite()
    await giveDomain(app, site, 'orders.example')
    const known = (await app.services.websites.byId(site.id))!
    expect(originOf({ PUBLIC_URL: undefined }, known, request('evil.test'))).toBe('http://orders.example')
  })
})

describe('the directory', () => {
  test('learns what another process changed, and keeps what is as it was', async () => {
    const website = await app.buildWebsite()
    const { websites, database } = app.services
    const host = `${website.slug}.localhost`
    const kept = await websites.byHost(host)
    await websites.poll()
    await websites.byHost(host)
    await websites.poll()
    expect(websites.knownByHost(host)?.version).toBe(kept!.version)
    await database
      .updateTable('websites')
      .set({ version: 7, title: 'Renamed', updated_at: Date.now() })
      .where('id', '=', website.id)
      .execute()
    expect((await websites.byHost(host))!.title).toBe('Test shop')
    await websites.poll()
    expect(websites.knownByHost(host)).toBeUndefined()
    expect((await websites.byHost(host))!.title).toBe('Renamed')
  })

  test('does not keep what was read before a change that was told meanwhile', async () => {
    const website = await app.buildWebsite()
    const { websites, database } = app.services
    websites.forget(website.id)
    const reading = websites.byId(website.id)
    await database.updateTable('websites').set({ title: 'Newer' }).where('id', '=', website.id).execute()
    websites.forget(website.id)
    await reading
    expect((await websites.byId(website.id))!.title).toBe('Newer')
  })
})
