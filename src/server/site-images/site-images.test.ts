import sharp from 'sharp'
import { expect, test } from 'vitest'
import { insertPage } from '#server/pages/page-store.ts'
import { drawSpot } from '#server/testing/files/pictures.ts'
import { uploaded } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { deleteFileCall } from '#shared/files/schema.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'
import { getSiteImagesCall, saveSiteImagesCall } from '#shared/site-images/api.ts'

const app = await startTestApp()
const none = { logo: null, logoOnDark: null, icon: null, socialPicture: null }
type Choice = Partial<BodyOf<typeof saveSiteImagesCall>>

async function openSite() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const { id: assetId } = await uploaded(owner, await (await drawSpot(640, 400)).jpeg().toBuffer())
  const picture = { id: assetId, altText: '', focalPoint: { x: 0.5, y: 0.5 } }
  const head = async () => (await visitor.request('GET', '/nowhere')).body
  const save = async (chosen: Choice) => (await owner.call(saveSiteImagesCall, { body: { ...none, ...chosen } })).body
  return { website, owner, visitor, assetId, picture, head, save }
}

test('a site without images of its own has its initial as icon, and no image for shared links', async () => {
  const { owner, head } = await openSite()
  expect((await owner.call(getSiteImagesCall, {})).body).toEqual(none)
  expect(await head()).toContain('<link rel="icon" href="data:image/svg+xml,')
  expect(await head()).not.toMatch(/og:image|twitter:image/)
})

test('the images that an owner chooses are in the head of every page, and gone after an undo', async () => {
  const { owner, head, save, picture, assetId } = await openSite()
  const before = await head()
  const { batchId } = await save({ icon: picture, socialPicture: picture })
  expect((await owner.call(getSiteImagesCall, {})).body).toMatchObject({ icon: { id: assetId } })
  const after = await head()
  expect(after).toMatch(new RegExp(`<link rel="icon" type="image/png" sizes="32x32" href="/icon-32.png\\?v=${assetId}`))
  expect(after).toMatch(
    new RegExp(`<link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png\\?v=${assetId}`),
  )
  for (const name of ['property="og:image"', 'name="twitter:image"'])
    expect(after).toMatch(new RegExp(`<meta ${name} content="http[^"]+/media/${assetId}/`))
  expect((await save({ icon: picture, socialPicture: picture })).batchId).toBeNull()
  expect((await undo(owner, batchId!)).status).toBe(200)
  expect(await head()).toBe(before)
})

test('a logo is in place of the title in the header and at checkout, and with it in structured data', async () => {
  const { website, visitor, owner, save, assetId, picture } = await openSite()
  await app.changing(website, (scope) => insertPage(scope, buildPage({ urlId: '' })))
  const read = async () => {
    const { body } = await visitor.request('GET', '/')
    const [, brand] = /<a class="site-brand"[^>]*>(.*?)<\/a>/s.exec(body) ?? []
    return { body, brand }
  }
  const { title } = website
  expect((await read()).brand).toBe(title)
  const { batchId } = await save({ logo: picture })
  const one = await read()
  expect(one.brand).toMatch(new RegExp(`<img src="/media/${assetId}/[^>]* alt="${title}"`))
  expect(one.body).toMatch(new RegExp(`"@type":"Organization"[^}]*"logo":"http[^"]+/media/${assetId}/`))
  expect(one.body).not.toContain('logo-on-dark')
  await save({ logo: { ...picture, altText: 'Tidemill, a wave' }, logoOnDark: picture })
  const two = await read()
  expect(two.brand!.match(/ alt="Tidemill, a wave"/g)).toHaveLength(2)
  expect(two.body).toContain('.logo-on-dark{display:var(--logo-on-dark)}')
  await save({ logo: picture })
  await save(none)
  expect((await read()).brand).toBe(title)
  expect((await undo(owner, batchId!)).code).toBe('change-superseded')
})

test('the icon is served as squares of PNG, whatever its shape', async () => {
  const { visitor, save, picture } = await openSite()
  const initial = (await visitor.request('GET', '/icon-32.png')).rawPayload
  await save({ icon: picture })
  for (const [path, pixels] of [
    ['/icon-32.png', 32],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    const { rawPayload, headers } = await visitor.request('GET', path)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: pixels, height: pixels })
  }
  const { rawPayload } = await visitor.request('GET', '/favicon.ico')
  expect(await sharp(rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
  expect((await visitor.request('GET', '/icon-32.png')).rawPayload.equals(initial)).toBe(false)
  await save(none)
  expect((await visitor.request('GET', '/icon-32.png')).rawPayload.equals(initial)).toBe(true)
})

test('an image is not deleted while the site shows it, and is named by what it is', async () => {
  const { owner, save, picture, assetId } = await openSite()
  const { batchId } = await save({ logo: picture, logoOnDark: picture, icon: picture, socialPicture: picture })
  const remove = () => owner.call(deleteFileCall, { parameters: { assetId } })
  const refused = await remove()
  expect([refused.status, refused.failure.uses]).toEqual([
    409,
    ['the site’s logo', 'the site’s logo on dark backgrounds', 'the site’s icon', 'the site’s social image'],
  ])
  const removed = await save(none)
  expect((await remove()).status).toBe(200)
  expect((await undo(owner, removed.batchId!)).code).toBe('change-superseded')
  expect((await undo(owner, batchId!)).code).toBe('change-superseded')
})

test('images of other sites are refused, and roles without the settings', async () => {
  const { owner, website } = await openSite()
  const { picture } = await openSite()
  const body = { ...none, logoOnDark: picture }
  expect((await owner.call(saveSiteImagesCall, { body })).code).toBe('picture-not-found')
  const statusOf = async (role: number) =>
    (await (await app.owner(website, role)).call(saveSiteImagesCall, { body: none })).status
  expect([await statusOf(roles.storeManager), await statusOf(roles.editor), await statusOf(roles.viewer)]).toEqual([
    200, 403, 403,
  ])
})
