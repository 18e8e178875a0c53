import { expect, test } from 'vitest'
import { sendFile } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { uploadMediaCall } from '#shared/files/schema.ts'
import * as api from '#shared/items/api.ts'
import { emptyLesson } from '#shared/items/schema.ts'

const app = await startTestApp()
const PASSWORD = 'tidal mill'
const DAY = 86_400_000
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom....video'), Buffer.alloc(500, 'v')])

type Lesson = Partial<api.ItemInput> & { readonly password?: string }

/** A website with a course and a video, and lessons that show it. */
async function open() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { asset } = (await sendFile(owner, uploadMediaCall, { parameters: { kind: 'video' } }, mp4, 'Glaze.mp4')).body
  const { collection } = (
    await owner.call(api.createItemCollectionCall, { body: { kind: 'course', title: 'First bowl' } })
  ).body
  async function lesson(title: string, { password, ...changes }: Lesson) {
    const parameters = { collectionId: collection.id }
    const { item } = (await owner.call(api.createItemCall, { parameters, body: { title } })).body
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
    const file = { id: asset.id, assetUrl: asset.assetUrl, filename: 'Glaze.mp4' }
    const video = { ...emptyLesson, video: { source: 'file' as const, file, captions: null } }
    const body = { ...facts, picture: null, status: 'published' as const, lesson: video, ...changes }
    const saved = await owner.call(api.updateItemCall, { parameters: { itemId: id }, body })
    expect(saved.status).toBe(200)
    if (password) await owner.call(api.setItemPasswordCall, { parameters: { itemId: id }, body: { password } })
    return saved.body.item
  }
  const ask = async (browser = app.visitor(website), headers: Record<string, string> = {}) => {
    const { statusCode, headers: told } = await browser.request('GET', asset.assetUrl, undefined, headers)
    return [statusCode, told['cache-control']]
  }
  return { website, owner, lesson, ask, asset }
}

const PUBLIC = [200, 'public, max-age=31536000, immutable']
const FOR_ONE = [200, 'private, no-cache']
const CLOSED = [404, 'no-store']
const locked = { password: PASSWORD }
const coming = { status: 'scheduled' as const, publishAt: Date.now() + DAY }

test.each<[string, readonly Lesson[], visitor: readonly unknown[], staff: readonly unknown[]]>([
  ['nothing', [], PUBLIC, PUBLIC],
  ['a public lesson', [{}], PUBLIC, PUBLIC],
  ['a lesson with a password', [locked], CLOSED, FOR_ONE],
  ['a lesson that is not available yet', [coming], CLOSED, FOR_ONE],
  ['a draft', [{ status: 'draft' }], CLOSED, FOR_ONE],
  ['a private lesson', [{ status: 'private' }], CLOSED, FOR_ONE],
  ['a lesson with a password and a draft', [locked, { status: 'draft' }], CLOSED, FOR_ONE],
  ['a lesson with a password and a public one', [locked, {}], PUBLIC, PUBLIC],
])('the video of %s', async (_, lessons, visitor, staff) => {
  const { owner, lesson, ask } = await open()
  for (const [place, changes] of lessons.entries()) await lesson(`Lesson ${place}`, changes)
  expect([await ask(), await ask(owner)]).toEqual([visitor, staff])
})

test('the password of a lesson opens its video too, in parts and as often as it is asked for, and for nobody else', async () => {
  const { website, lesson, ask, asset } = await open()
  const { urlId } = await lesson('Glazing', locked)
  const [ann, ben] = [app.visitor(website), app.visitor(website)]
  const body = new URLSearchParams({ _password: PASSWORD }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await ann.request('POST', `/first-bowl/${urlId}`, body, form)).statusCode).toBe(303)
  expect([await ask(ann), await ask(ann), await ask(ben)]).toEqual([FOR_ONE, FOR_ONE, CLOSED])
  expect(await ask(ann, { range: 'bytes=0-9' })).toEqual([206, 'private, no-cache'])
  const otherName = await ben.request('GET', `/media/${asset.id}/other.mp4`)
  expect([otherName.statusCode, otherName.headers.location]).toEqual([404, undefined])
})
