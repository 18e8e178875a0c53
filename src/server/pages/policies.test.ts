import { expect, it } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { noPolicies, type Policies } from '#shared/policies/schema.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'

const app = await startTestApp()

async function openShop() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const visitor = app.visitor(shop.website)
  return {
    owner,
    visitor,
    async write(policies: Partial<Policies>) {
      const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
      return owner.call(saveStoreSettingsCall, {
        body: { ...settings, policies: { ...settings.policies, ...policies }, revision },
      })
    },
    look: (path: string) => visitor.request('GET', path),
  }
}

it('publishes what is written, and only that', async () => {
  const { write, look } = await openShop()
  expect((await look('/policies/shipping')).statusCode).toBe(404)
  await write({ shipping: '<h2>Where</h2><p>We ship on Mondays.</p>', terms: '<p>&nbsp;</p>' })
  const page = await look('/policies/shipping')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<p>We ship on Mondays.</p>')
  expect(page.body).toContain('<meta name="description" content="We ship on Mondays."/>')
  expect(page.body).toMatch(/Last updated [A-Z][a-z]+ \d+, \d{4}/)
  expect(page.headers['cache-control']).toBe('public, no-cache')
  expect((await look('/policies/terms')).statusCode).toBe(404)
  expect((await look('/policies')).statusCode).toBe(404)
  const sitemap = (await look('/sitemap.xml')).body
  expect(sitemap).toContain('/policies/shipping</loc>')
  expect(sitemap).not.toContain('/policies/terms')
})

it('keeps text, lists and links, and nothing that runs or loads', async () => {
  const { write, look } = await openShop()
  const saved = await write({
    privacy:
      '<p onclick="x()">Hello <a href="javascript:x()">you</a> <a href="/contact">us</a></p><script>x()</script><img src="https://x.example/p.gif"><table><tr><td>cell</td></tr></table>',
  })
  expect(saved.body.settings.policies.privacy).toBe('<p>Hello <a>you</a> <a href="/contact">us</a></p>cell')
  expect((await look('/policies/privacy')).body).not.toContain('p.gif')
})

it('is logged with its settings and can be undone', async () => {
  const { owner, write, look } = await openShop()
  await write({ returns: '<p>Thirty days.</p>' })
  const { batchId } = (await write({ returns: '<p>Ten days.</p>' })).body
  const [change] = (await owner.call(listChangesCall, {})).body.changes
  expect(change!.titles).toEqual(['Policies'])
  expect((await look('/policies/returns')).body).toContain('Ten days.')
  await undo(owner, batchId)
  expect((await look('/policies/returns')).body).toContain('Thirty days.')
})

it('has to be sent by the one who saves settings, so that no older screen empties it', async () => {
  const { owner } = await openShop()
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  expect(settings.policies).toEqual(noPolicies)
  const { policies: _, ...without } = settings
  const { status, failure } = await owner.call(saveStoreSettingsCall, { body: { ...without, revision } as never })
  expect([status, Object.keys(failure.errors)]).toEqual([400, ['policies']])
})
