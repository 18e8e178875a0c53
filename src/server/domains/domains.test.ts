import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/domains/api.ts'
import { mostDomains } from '#shared/domains/limits.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

async function open() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const at = (host: string, url = '/search?q=mug', method: 'GET' | 'POST' = 'GET') =>
    app.services.app.inject({ method, url, headers: { host } })
  const add = (domain: string) => owner.call(api.addDomainCall, { body: { domain } })
  const setMain = (host: string) => owner.call(api.setMainDomainCall, { parameters: { host } })
  return { website, owner, at, add, setMain, host: (start: string) => `${start}.${website.slug}.example` }
}

test('a domain shows the site when it reaches it, and the main one gets the visitors of the others, with path and query', async () => {
  const { owner, at, add, setMain, host } = await open()
  const [shop, www] = [host('shop'), host('www')]
  expect((await add(`https://${shop.toUpperCase()}/about`)).body.domains).toEqual([
    { host: shop, isMain: false, isReached: false },
  ])
  await add(www)
  const refused = await setMain(shop)
  expect([refused.status, refused.failure.error]).toEqual([
    409,
    'This domain doesn’t point to this site yet. Open it in a browser when its DNS records are set, then try again.',
  ])
  expect((await at(shop)).statusCode).toBe(200)
  expect((await at(www)).statusCode).toBe(200)
  const chosen = await setMain(shop)
  expect(chosen.body.domains).toEqual([
    { host: shop, isMain: true, isReached: true },
    { host: www, isMain: false, isReached: true },
  ])
  const redirected = await at(www)
  expect([redirected.statusCode, redirected.headers.location]).toEqual([301, `http://${shop}/search?q=mug`])
  expect((await at(www, '//evil.example')).headers.location).toBe(`http://${shop}//evil.example`)
  expect((await at(shop)).statusCode).toBe(200)
  expect((await at(www, '/sitemap.xml')).statusCode).toBe(301)
  for (const path of ['/config', '/api/commerce/shopping-cart']) expect((await at(www, path)).statusCode).toBe(200)
  expect((await setMain(shop)).body.batchId).toBeNull()

  await undo(owner, chosen.body.batchId)
  expect((await at(www)).statusCode).toBe(200)
})

test('links and canonical URLs use the main domain, also at other addresses of the server', async () => {
  const { website, at, add, setMain, host } = await open()
  const shop = host('shop')
  await add(shop)
  await at(shop)
  await setMain(shop)
  const { body } = await at(`${website.slug}.localhost`, '/robots.txt')
  expect(body).toContain(`http://${shop}/sitemap.xml`)
})

test('a domain belongs to one site; names that are none, and too many, are refused', async () => {
  const first = await open()
  const second = await open()
  const shop = first.host('shop')
  const added = await first.add(shop)
  expect((await second.add(shop)).failure.error).toBe(
    'This domain is already used by this site or by another one here.',
  )
  expect((await first.add(shop)).code).toBe('domain-taken')
  for (const name of ['localhost', '192.0.2.7', 'a b.example'])
    expect((await first.add(name)).code).toBe('domain-invalid')
  expect((await second.owner.call(api.deleteDomainCall, { parameters: { host: shop } })).code).toBe('domain-not-found')
  for (let index = 1; index < mostDomains; index += 1) await first.add(first.host(`d${index}`))
  expect((await first.add(first.host('more'))).code).toBe('domain-limit')
  expect((await undo(first.owner, added.body.batchId)).code).toBe('change-superseded')
})

test('a removed domain comes back with an undo, and only people who manage the site change domains', async () => {
  const { website, owner, add, host } = await open()
  const shop = host('shop')
  await add(shop)
  const removed = await owner.call(api.deleteDomainCall, { parameters: { host: shop } })
  expect(removed.body.domains).toEqual([])
  await undo(owner, removed.body.batchId)
  expect((await owner.call(api.listDomainsCall, {})).body.domains).toEqual([
    { host: shop, isMain: false, isReached: false },
  ])
  const manager = await app.owner(website, roles.storeManager)
  expect((await manager.call(api.addDomainCall, { body: { domain: 'x.example' } })).status).toBe(403)
})
