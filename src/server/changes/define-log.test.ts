import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { defineLog, dropTitle, readLogged } from './define-log.ts'
import { recordChange } from './record-change.ts'

const app = await startTestApp()
const cupLog = defineLog({
  noun: 'cup',
  snapshot: z.object({ name: z.string(), glaze: z.string() }),
  steps: [dropTitle, { name: 'add-glaze', run: (cup: object) => ({ glaze: 'none', ...cup }) }],
  titleOf: (cup) => cup.name,
})

test('a change is written in the shape of its noun, and read as it was written', async () => {
  const website = await app.buildWebsite()
  const batchId = newId()
  const after = { name: 'Mug', glaze: 'Celadon' }
  await app.changing(website, (scope) => recordChange(scope, batchId, cupLog, { nounId: 'cup-1', before: null, after }))
  const { database } = app.services
  const row = await database.selectFrom('changes').selectAll().where('batch_id', '=', batchId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ noun: 'cup', before: null, after: '{"$version":2,"name":"Mug","glaze":"Celadon"}' })
  expect(readLogged(cupLog, row)).toEqual({ nounId: 'cup-1', before: null, after })
  const batch = await database.selectFrom('change_batches').selectAll().where('id', '=', batchId).executeTakeFirst()
  expect(batch).toMatchObject({ noun: 'cup', kind: 'created', titles: '["Mug"]', size: 1 })
})

test('an entry of an earlier version gets the facts that it lacks', () => {
  const row = { noun_id: 'cup-1', before: '{"name":"Mug","title":"Mug"}', after: null }
  expect(readLogged(cupLog, row).before).toEqual({ name: 'Mug', glaze: 'none' })
})

test('another shape does not compile', () => {
  const change = { nounId: 'cup-1', before: null, after: { title: 'Mug' } }
  // @ts-expect-error a cup has a name and a glaze
  const record = (scope: ChangeScope) => recordChange(scope, '', cupLog, change)
  expect(record).toBeTypeOf('function')
})
