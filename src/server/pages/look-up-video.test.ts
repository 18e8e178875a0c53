import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { sentenceOf } from '#shared/failures.ts'
import { lookUpVideo } from './look-up-video.ts'

const asked: string[] = []
const answers: Readonly<Record<string, string | number>> = {
  '/basic': JSON.stringify({ title: 'Kiln', account_type: 'basic' }),
  '/plus': JSON.stringify({ title: 'Kiln', account_type: 'plus', html: '<script>alert(1)</script>' }),
  '/missing': 404,
  '/broken': '{"title":',
  '/long': JSON.stringify({ title: 'x'.repeat(100_000) }),
}
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
  asked.push(searchParams.get('url') ?? '')
  const answer = answers[pathname] ?? 404
  if (typeof answer === 'number') return void response.writeHead(answer).end()
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const lookUp = (path: string, href = 'https://vimeo.com/76979871') => {
  const address = `http://127.0.0.1:${port}${path}`
  return lookUpVideo(href, { addresses: { youtube: address, vimeo: address }, allowed: ['127.0.0.1'] })
}

test('a video of a Basic account on Vimeo is refused, in the words of the platform', async () => {
  const refused = await lookUp('/basic')
  expect(refused.ok ? null : sentenceOf(refused.failure)).toBe(
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  )
  expect((await lookUp('/basic', 'https://youtu.be/dQw4w9WgXcQ')).ok).toBe(true)
})

test('a video has its title, its platform and a player of ours, not the HTML that the platform sends', async () => {
  expect(await lookUp('/plus')).toEqual({
    ok: true,
    value: {
      providerName: 'Vimeo',
      html: '<iframe src="https://player.vimeo.com/video/76979871?dnt=1" title="Kiln" allow="fullscreen; encrypted-media"></iframe>',
      title: 'Kiln',
    },
  })
  expect(asked.at(-1)).toBe('https://vimeo.com/76979871')
})

test.each(['/missing', '/broken', '/long', '/nowhere'])(
  'without a right answer (%s) it is accepted, without a title',
  async (path) => {
    expect(await lookUp(path, 'https://youtu.be/dQw4w9WgXcQ')).toMatchObject({
      ok: true,
      value: { providerName: 'YouTube', title: null },
    })
  },
)

test('nothing else is asked for', async () => {
  const before = asked.length
  for (const href of ['https://example.com/video', 'http://127.0.0.1/', 'javascript:alert(1)'])
    expect(await lookUp('/plus', href)).toMatchObject({ ok: false, failure: { code: 'video-unknown' } })
  expect(asked).toHaveLength(before)
  // The addresses of the platforms are the only ones that may be reached.
  expect(
    await lookUpVideo('https://vimeo.com/76979871', {
      addresses: { youtube: '', vimeo: `http://127.0.0.1:${port}/plus` },
    }),
  ).toMatchObject({ value: { title: null } })
})
