import { expect, it } from 'vitest'
import { buildShop, checkFile, importFile, rowsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import { runImport } from './run-import.ts'

const app = await startTestApp()
const fileWith = (picture: string) =>
  ['Handle,Title,Variant SKU,Variant Price,Image Src', `cup,Cup,CUP,9,${picture}`, 'jug,Jug,JUG,9,'].join('\n')

it('counts a product of which only a picture is new as an update, in the dry run and when it is done', async () => {
  const { site, owner } = await buildShop(app)
  await importFile(app, site, owner, fileWith(''))
  const file = fileWith('https://192.0.2.10/cup.jpg')
  const { id, planned } = await checkFile(app, site, owner, file)
  expect(planned).toMatchObject({ create: 0, update: 1, unchanged: 1 })
  const said = await rowsOf(owner, id)
  await owner.call(contracts.startImportCall, { parameters: { importId: id } })
  await runImport(app.services, site.id, id, async () => false)
  const { outcome } = (await owner.call(contracts.getImportCall, { parameters: { importId: id } })).body.import
  expect(outcome).toEqual(planned)
  const done = await rowsOf(owner, id)
  expect(done.map(({ action, changes }) => [action, changes])).toEqual(
    said.map(({ action, changes }) => [action, changes]),
  )
  // It is requested already.
  expect((await checkFile(app, site, owner, file)).planned).toMatchObject({ update: 0, unchanged: 2 })
})
