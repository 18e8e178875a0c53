import { describe, expect, test } from 'vitest'
import { sendFile } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { deleteFileCall, listFilesCall, uploadMediaCall } from '#shared/files/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { mediaTypeOfFile } from './media-type.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const owner = await app.owner(website)

const mp4 = (brand = 'isom') => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}....video`)])
const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('....webm')])
const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n')

test.each<[string, Buffer, string | null]>([
  ['an MP4', mp4(), 'video/mp4'],
  ['an M4A', mp4('M4A '), 'audio/mp4'],
  ['a HEIC', mp4('heic'), null],
  ['a WebM', webm, 'video/webm'],
  ['an Ogg', Buffer.from('OggS....'), 'audio/ogg'],
  ['a WAV', Buffer.from('RIFF....WAVEfmt '), 'audio/wav'],
  ['an MP3 with a title', Buffer.from('ID3....'), 'audio/mpeg'],
  ['an MP3', Buffer.from([0xff, 0xfb, 0x90, 0x00]), 'audio/mpeg'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), null],
  ['captions', vtt, 'text/vtt'],
  ['words about captions', Buffer.from('WEBVTTX'), null],
  ['a page', Buffer.from('<!DOCTYPE html><script>'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s is recognized by its beginning', (_what, bytes, type) => {
  expect(mediaTypeOfFile(bytes)).toBe(type)
})

const upload = (kind: 'video' | 'audio' | 'captions', bytes: Buffer, name: string, browser = owner) =>
  sendFile(browser, uploadMediaCall, { parameters: { kind } }, bytes, name)

describe('an uploaded video', () => {
  test('is served whole and in parts, under a name of its own, and listed beside no image', async () => {
    const bytes = Buffer.concat([mp4(), Buffer.alloc(9_000, 'v')])
    const { body } = await upload('video', bytes, 'The kiln, opened.MOV')
    const { asset } = body
    expect(asset).toMatchObject({ mediaType: 'video/mp4', bytes: bytes.length })
    expect(asset.assetUrl).toBe(`/media/${asset.id}/the-kiln-opened.mp4`)
    const visitor = app.visitor(website)
    const whole = await visitor.request('GET', asset.assetUrl)
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    expect(whole.headers['content-security-policy']).toContain('sandbox')
    expect(whole.body.length).toBe(bytes.length)
    const part = await visitor.request('GET', asset.assetUrl, undefined, { range: 'bytes=4-7' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${bytes.length}`,
    ])
    expect((await visitor.request('GET', `${asset.assetUrl}?format=750w`)).statusCode).toBe(404)
    expect((await app.visitor(await app.buildWebsite()).request('GET', asset.assetUrl)).statusCode).toBe(404)

    const ids = async (query: object) => (await owner.call(listFilesCall, { query })).body.assets.map(({ id }) => id)
    expect(await ids({ kind: 'video' })).toEqual([asset.id])
    expect(await ids({})).toEqual([])
    // The same bytes are one file.
    expect((await upload('video', bytes, 'again.mp4')).body.asset.id).toBe(asset.id)
    expect((await owner.call(deleteFileCall, { parameters: { assetId: asset.id } })).status).toBe(200)
    expect((await visitor.request('GET', asset.assetUrl)).statusCode).toBe(404)
  })

  test.each([
    ['captions', 'video', vtt],
    ['a page', 'captions', Buffer.from('<script>alert(1)</script>')],
    ['a video', 'audio', mp4()],
  ] as const)('is refused where %s is sent as %s', async (_what, kind, bytes) => {
    const refused = await upload(kind, bytes, 'file.bin')
    expect([refused.status, refused.code]).toEqual([400, 'file-type-unsupported'])
    expect((await upload(kind, Buffer.alloc(0), 'file.bin')).code).toBe('file-empty')
  })

  test('needs the right to upload', async () => {
    const viewer = await app.owner(website, roles.viewer)
    expect((await upload('video', mp4(), 'a.mp4', viewer)).status).toBe(403)
  })
})
