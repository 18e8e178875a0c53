import { expect, it } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { buildShop, importFile } from './testing/import-file.ts'

const app = await startTestApp()

it('counts everything that an import adds in the list of changes', async () => {
  const { site, owner } = await buildShop(app)
  // More products than one transaction takes; some have a new category.
  const lines = Array.from(
    { length: 60 },
    (_, place) => `cup-${place},Cup ${place},${place % 3 ? '' : `Kind ${place}`},9`,
  )
  await importFile(app, site, owner, ['Handle,Title,Type,Variant Price', ...lines].join('\n'))
  const { changes } = (await owner.call(listChangesCall, { query: {} })).body
  expect(changes[0]).toMatchObject({ noun: '', kind: 'created', count: 80 })
})
