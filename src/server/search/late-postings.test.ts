import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { SearchDocument } from './document-words.ts'
import { find } from './find.ts'
import { indexDocuments, removeDocuments } from './index-documents.ts'
import { indexMany } from './index-many.ts'
import { writeLatePostings } from './write-late-postings.ts'

const app = await startTestApp()
const PIECE_OF_TEN = { documents: 10, characters: 600_000 }
const PIECE_OF_FEW_CHARACTERS = { documents: 500, characters: 1 }
/** More than one statement takes. */
const MANY = 1_100
const LATER = 3 * 60_000

const pots = (count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, number) => ({ nounId: newId(), texts: [`Pot n${number}`, 'stoneware'] }))
const idsOf = (documents: readonly SearchDocument[]) => documents.map(({ nounId }) => nounId)
const found = (site: Website, text: string) => find(app.reading(site), 'product', text)
const many = (site: Website, documents: readonly SearchDocument[]) =>
  app.changing(site, (scope) => indexMany(scope, 'product', documents))
const wordsOf = (site: Website) =>
  app.services.database
    .selectFrom('search_postings')
    .select(['word', 'weight', 'noun_id'])
    .where('website_id', '=', site.id)
    .orderBy('word')
    .orderBy('noun_id')
    .execute()

test('many things get the same postings as those that are indexed at once, and no job is left', async () => {
  const [site, other] = [await app.buildWebsite(), await app.buildWebsite()]
  const documents = pots(MANY)
  const late = await many(site, documents)
  expect(late).toMatchObject({ noun: 'product', count: MANY })
  expect(await found(site, 'stoneware')).toEqual([])
  await writeLatePostings(app.services, site, [late!])
  await app.changing(other, (scope) => indexDocuments(scope, 'product', documents))
  expect(await wordsOf(site)).toEqual(await wordsOf(other))
  expect(await found(site, 'n1099')).toEqual([documents.at(-1)!.nounId])
  // A word with a mistake is corrected. The number of a pot may begin those of others, which come later.
  expect((await found(site, 'stonewear n7'))[0]).toBe(documents[7]!.nounId)
  expect(await app.services.worker.runDue(Date.now() + LATER)).toBe(0)
})

test.each([
  ['few things', PIECE_OF_TEN],
  ['one thing', PIECE_OF_FEW_CHARACTERS],
])('pieces of %s bring the same postings', async (_, piece) => {
  const [site, other] = [await app.buildWebsite(), await app.buildWebsite()]
  const documents = pots(25)
  await writeLatePostings(app.services, site, [(await many(site, documents))!], piece)
  await app.changing(other, (scope) => indexDocuments(scope, 'product', documents))
  expect(await wordsOf(site)).toEqual(await wordsOf(other))
})

test('what an ended process left is found after some minutes', async () => {
  const site = await app.buildWebsite()
  const documents = pots(3)
  await many(site, documents)
  await app.runJobs()
  expect(await found(site, 'stoneware')).toEqual([])
  await app.services.worker.runDue(Date.now() + LATER)
  expect(await found(site, 'stoneware')).toEqual(idsOf(documents).toReversed())
})

test('a thing that is changed or deleted meanwhile is found by its last words, or not any more', async () => {
  const site = await app.buildWebsite()
  const [changed, deleted, known] = pots(3)
  await app.changing(site, (scope) => indexDocuments(scope, 'product', [known!]))
  const late = await many(site, [changed!, deleted!, { ...known!, texts: ['Vase', 'stoneware'] }])
  expect(late).toMatchObject({ count: 2 })
  // A thing that was there before is never missing.
  expect(await found(site, 'vase')).toEqual([known!.nounId])
  await app.changing(site, async (scope) => {
    await indexDocuments(scope, 'product', [{ nounId: changed!.nounId, texts: ['Bowl', 'porcelain'] }])
    await removeDocuments(scope, 'product', [deleted!.nounId])
  })
  expect(await found(site, 'porcelain')).toEqual([changed!.nounId])
  await writeLatePostings(app.services, site, [late!])
  await writeLatePostings(app.services, site, [late!])
  expect(await found(site, 'porcelain bowl')).toEqual([changed!.nounId])
  expect(await found(site, 'stoneware')).toEqual([known!.nounId])
  expect((await wordsOf(site)).map(({ word }) => word)).toEqual(['bowl', 'porcelain', 'stoneware', 'vase'])
})
