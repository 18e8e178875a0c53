import { expect, test } from 'vitest'
import { buildAsset, buildShop } from '#server/testing/build-shop.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { deleteFileCall } from '#shared/files/schema.ts'
import { deleteFormCall } from '#shared/forms/owner-api.ts'
import { getPopupCall, savePopupCall } from '#shared/popup/api.ts'
import { blankPopup } from '#shared/popup/rules.ts'
import type { Popup } from '#shared/popup/schema.ts'
import { POPUP_PATH } from '#shared/popup/visit.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

const shown: Popup = {
  ...blankPopup,
  isEnabled: true,
  title: 'News <b>from</b> the kiln',
  text: 'Once a month.',
  action: { kind: 'button', text: 'See the shop', href: '/shop', newWindow: false },
  position: 'bottom-right',
  theme: 3,
}

async function open() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const visitor = app.visitor(shop.website)
  const save = (popup: Popup, revision = 0) => owner.call(savePopupCall, { body: { popup, revision } })
  const pageAt = async (path: string) => (await visitor.request('GET', path)).body
  const offeredAt = async (path: string) => (await pageAt(path)).includes('data-popup=')
  return { ...shop, owner, visitor, save, pageAt, offeredAt }
}

test('pages offer a popup that is saved, its own page contains it, and the change is undone', async () => {
  const { owner, visitor, save, pageAt, offeredAt, addProduct } = await open()
  const product = await addProduct()
  expect(await offeredAt('/shop')).toBe(false)
  expect((await visitor.request('GET', POPUP_PATH)).statusCode).toBe(404)
  const saved = (await save(shown)).body
  expect((await owner.call(getPopupCall, {})).body).toEqual({ ...saved, batchId: undefined })
  expect(await pageAt('/shop')).toContain('data-popup="{&quot;version&quot;:1,&quot;afterSeconds&quot;:5')
  expect(await Promise.all(['/shop', `/shop/p/${product.urlId}`].map(offeredAt))).toEqual([true, true])
  expect(await Promise.all(['/cart', '/search', '/nowhere'].map(offeredAt))).toEqual([false, false, false])
  const page = await pageAt(POPUP_PATH)
  expect(page).toContain('News &lt;b&gt;from&lt;/b&gt; the kiln')
  expect(page).toMatch(/<dialog[^>]* class="popup-overlay is-bottom-right"/)
  expect(page).toMatch(/data-page-type="104"/)
  const styles = /data-styles="([^"]+)"/.exec(page)![1]!
  expect((await visitor.request('GET', styles)).body).toContain('.popup-overlay')
  expect((await undo(owner, saved.batchId!)).status).toBe(200)
  expect(await offeredAt('/shop')).toBe(false)
})

test('it opens on the chosen pages only', async () => {
  const { store, save, offeredAt, addProduct } = await open()
  const product = await addProduct()
  await save({ ...shown, pages: { rule: 'only', ids: [product.id] } })
  expect([await offeredAt('/shop'), await offeredAt(`/shop/p/${product.urlId}`)]).toEqual([false, true])
  await save({ ...shown, pages: { rule: 'except', ids: [store.id] } }, 1)
  expect([await offeredAt('/shop'), await offeredAt(`/shop/p/${product.urlId}`)]).toEqual([false, false])
})

test('its form is sent without a script too, and forms and images in it cannot be deleted', async () => {
  const { website, owner, visitor, save, pageAt } = await open()
  const form = await buildForm(app, website, { name: 'News' })
  const asset = await buildAsset(app, website)
  const picture = { id: asset, altText: 'A kiln', focalPoint: { x: 0.5, y: 0.5 } }
  const { body } = await save({ ...shown, picture, action: { kind: 'form', formId: form.id } })
  expect(body.popup.picture).toMatchObject({ id: asset, altText: 'A kiln' })
  const page = await pageAt(POPUP_PATH)
  expect(page).toContain(`/media/${asset}/`)
  expect(page).toContain(`data-form-id="${form.id}" noValidate="" action="${POPUP_PATH}" method="post"`)
  const posted = await visitor.request('POST', POPUP_PATH, `_form=${form.id}`, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(posted.body).toContain('popup-overlay')
  expect((await owner.call(deleteFormCall, { parameters: { formId: form.id } })).status).toBe(409)
  expect((await owner.call(deleteFileCall, { parameters: { assetId: asset } })).status).toBe(409)
})

test('bad input changes nothing, and two people do not overwrite each other', async () => {
  const { owner, save } = await open()
  const other = (await open()).website
  const foreign = await buildForm(app, other)
  expect((await save({ ...shown, action: { kind: 'form', formId: foreign.id } })).code).toBe('form-not-found')
  const picture = { id: await buildAsset(app, other), altText: '', focalPoint: { x: 0.5, y: 0.5 } }
  expect((await save({ ...shown, picture })).code).toBe('picture-not-found')
  expect((await save({ ...shown, title: '' })).status).toBe(400)
  expect((await owner.call(getPopupCall, {})).body.revision).toBe(0)
  const { batchId } = (await save(shown)).body
  expect((await save({ ...shown, text: 'Mine' })).code).toBe('edit-conflict')
  expect((await save(shown, 1)).body).toMatchObject({ revision: 1, batchId: null })
  expect((await save({ ...shown, text: 'Later' }, 1)).body.revision).toBe(2)
  expect((await undo(owner, batchId!)).code).toBe('change-superseded')
})

test('those who design the site may change it, and nobody else: not those who write pages', async () => {
  const { website } = await open()
  const statusOf = async (role: number) =>
    (await (await app.owner(website, role)).call(savePopupCall, { body: { popup: shown, revision: 0 } })).status
  expect([await statusOf(roles.editor), await statusOf(roles.viewer), await statusOf(roles.websiteManager)]).toEqual([
    403, 403, 200,
  ])
})
