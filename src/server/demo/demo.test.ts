import { expect, test } from 'vitest'
import { readForm } from '#server/forms/form-store.ts'
import { readProducts } from '#server/products/read-product.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { isSoldOut, statusMark } from '#shared/products/rules.ts'
import { fillWithDemo } from './fill-with-demo.ts'

const app = await startTestApp()
// Nodes that share PostgreSQL are started together; a folder has one process.
const nodes = app.services.env.DATABASE_URL ? [app.services, app.services] : [app.services]
const owners = (await Promise.all(nodes.map(fillWithDemo))).filter((one) => one !== null)
const [owner] = owners
const { database } = app.services
const [website] = await database.selectFrom('websites').selectAll().execute()
const scope = { database, websiteId: website!.id, userId: null }
const ids = (await database.selectFrom('products').select('id').execute()).map((row) => row.id)
const products = [...(await readProducts(scope, ids)).values()]
const named = (urlId: string) => products.find((product) => product.urlId === urlId)!

test('an empty installation becomes a shop with an owner, once', async () => {
  expect(owner).toMatchObject({ email: 'nora@tidemill.example', password: expect.stringMatching(/^[\w-]{16}$/) })
  expect(owners).toHaveLength(1)
  expect(products).toHaveLength(24)
  expect(await fillWithDemo(app.services)).toBeNull()
  expect(await database.selectFrom('websites').select('id').execute()).toHaveLength(1)
})

test('what it sells as a file is there to be downloaded', async () => {
  const [file] = named('glaze-notebook').files
  expect(file).toMatchObject({ filename: 'glaze-notebook.pdf' })
  const row = await database.selectFrom('download_files').selectAll().executeTakeFirstOrThrow()
  const bytes = await app.services.files.read(row.storage_key)
  expect([bytes!.length, bytes!.subarray(0, 5).toString()]).toEqual([file!.bytes, '%PDF-'])
})

test('its products stand in every state that a product can be in', () => {
  expect(statusMark(named('pasta-plate'))).toBe('sale')
  expect(isSoldOut(named('moon-jar'))).toBe(true)
  expect(named('breakfast-set').variants).toHaveLength(40)
  expect(named('bottle-vase').variants[0]!.qtyInStock).toBe(3)
  expect(
    products.every((product) => product.pictures.length > 0 && product.pictures.every((one) => one.altText !== '')),
  ).toBe(true)
})

test.each(['/', '/shop', '/shop/cups', '/shop/p/harbor-mug', '/about', '/contact', '/survey', '/search?q=mug'])(
  '%s is there',
  async (path) => {
    const response = await app.services.app.inject({ url: path, headers: { host: 'tidemill.localhost' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  },
)

test('its forms do what they say: questions reach their owner, and a survey is gone after a year', async () => {
  const formIds = (await database.selectFrom('forms').select('id').execute()).map((row) => row.id)
  const forms = await Promise.all(formIds.map((id) => readForm(scope, id)))
  const contact = forms.find((form) => form?.name === 'Contact')
  const survey = forms.find((form) => form?.disclaimerHtml.includes('deleted after a year'))
  expect(contact?.storage.mailTo).toEqual([owner!.email])
  expect(survey?.storage.retentionDays).toBe(365)
})

test('the change log begins with its owner', async () => {
  expect(await database.selectFrom('changes').select('id').execute()).toEqual([])
})
