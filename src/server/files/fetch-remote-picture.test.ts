import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { fetchRemotePicture } from './fetch-remote-picture.ts'

const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  const url = new URL(request.url ?? '/', 'http://x')
  const hops = Number(url.searchParams.get('hops') ?? 0)
  if (url.pathname === '/hop') {
    const next = hops > 1 ? `/hop?hops=${hops - 1}` : (url.searchParams.get('to') ?? '/mug.jpg')
    return void response.writeHead(302, { location: next }).end()
  }
  if (url.pathname === '/said-too-large') return void response.writeHead(200, { 'content-length': 1e9 }).end('x')
  if (url.pathname === '/endless') {
    response.writeHead(200)
    const timer = setInterval(() => response.write(Buffer.alloc(4_000_000)), 1)
    return void response.on('close', () => clearInterval(timer))
  }
  if (url.pathname === '/slow') {
    response.writeHead(200)
    const timer = setInterval(() => response.write('.'), 20)
    return void response.on('close', () => clearInterval(timer))
  }
  if (url.pathname === '/cut') {
    response.writeHead(200, { 'content-length': 100 }).write('half')
    return void setTimeout(() => request.socket.destroy(), 20)
  }
  if (url.pathname === '/gone') return void response.writeHead(404).end()
  response.end('a picture')
})
await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready))
const { port } = server.address() as AddressInfo
const here = `http://127.0.0.1:${port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const allowed = { allowed: ['127.0.0.1'] }

test('fetches a picture and keeps its name', async () => {
  const result = await fetchRemotePicture(`${here}/shop/Harbor%20mug.jpg?v=2`, allowed)
  expect(result).toMatchObject({ ok: true, value: { filename: 'Harbor mug.jpg' } })
  expect(result.ok && result.value.bytes.toString()).toBe('a picture')
})

test('follows three redirects and no more', async () => {
  expect((await fetchRemotePicture(`${here}/hop?hops=3`, allowed)).ok).toBe(true)
  expect((await fetchRemotePicture(`${here}/hop?hops=4`, allowed)).ok).toBe(false)
})

describe('nothing private is reached', () => {
  test.each([
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://127.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://127.0.0.1.:${port}/`,
    `http://0.0.0.0:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://[::ffff:7f00:1]:${port}/`,
    `http://[64:ff9b::7f00:1]:${port}/`,
    `http://[2002:7f00:1::]:${port}/`,
    `http://①②⑦.⓪.⓪.①:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('%s', async (address) => {
    requests.length = 0
    const result = await fetchRemotePicture(address, { milliseconds: 2000 })
    expect(result).toEqual({ ok: false, failure: { code: 'picture-not-fetched', address } })
    expect(requests).toEqual([])
  })

  test('by a redirect from a public place', async () => {
    requests.length = 0
    // All of 127.0.0.0/8 is this machine; only one of its addresses may be reached here.
    const to = encodeURIComponent(`http://127.0.0.2:${port}/secret`)
    expect((await fetchRemotePicture(`${here}/hop?hops=1&to=${to}`, allowed)).ok).toBe(false)
    expect(requests).toEqual([`/hop?hops=1&to=${to}`])
  })

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/x.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'gopher://127.0.0.1/',
    '//example.com/x.jpg',
    'not an address',
    'http://user:password@example.com/x.jpg',
    `http://example.com/${'x'.repeat(3000)}`,
  ])('by %s', async (address) => {
    expect((await fetchRemotePicture(address)).ok).toBe(false)
  })
})

describe('patience and appetite end', () => {
  test('at 20 MB that are announced', async () => {
    expect(await fetchRemotePicture(`${here}/said-too-large`, allowed)).toMatchObject({
      failure: { code: 'file-too-large', maxSize: '20 MB' },
    })
  })
  test('at 20 MB that are not', async () => {
    expect(await fetchRemotePicture(`${here}/endless`, allowed)).toMatchObject({ failure: { code: 'file-too-large' } })
  })
  test('when the answer drips', async () => {
    const started = Date.now()
    const result = await fetchRemotePicture(`${here}/slow`, { ...allowed, milliseconds: 300 })
    expect(result).toMatchObject({ failure: { code: 'picture-not-fetched' } })
    // Without its own limit it would end at the usual one: ten seconds.
    expect(Date.now() - started).toBeLessThan(8_000)
  })
  test.each(['/cut', '/gone'])('when the picture does not come: %s', async (path) => {
    expect(await fetchRemotePicture(here + path, allowed)).toMatchObject({ failure: { code: 'picture-not-fetched' } })
  })
})
