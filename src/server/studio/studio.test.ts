import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { studioFiles } from './studio-files.ts'
import { studioPage, studioPolicy } from './studio-page.ts'

const manifest = {
  'src/studio/main.tsx': { file: 'assets/studio-1.js', imports: ['_react-2.js'], css: ['assets/studio-3.css'] },
  '_react-2.js': { file: 'assets/react-2.js', imports: ['_shared-4.js'] },
  '_shared-4.js': { file: 'assets/shared-4.js', css: ['assets/shared-5.css'] },
  'src/studio/screens/orders/order-list.tsx': { file: 'assets/order-list-6.js', css: ['assets/order-list-7.css'] },
}

test('names the entry, what it imports, and no screen', () => {
  expect(studioFiles(manifest)).toEqual({
    script: '/assets/studio-1.js',
    preload: ['/assets/react-2.js', '/assets/shared-4.js'],
    styles: ['/assets/shared-5.css', '/assets/studio-3.css'],
  })
})

test('says what to do where the studio is not in the bundle', () => {
  expect(() => studioFiles({})).toThrow('npm run build')
})

test('runs only scripts of its own host, and one inline script that is written in the code', () => {
  const policy = studioPolicy('abc')
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ']+';/)
  expect(policy).toContain("style-src 'self' 'nonce-abc';")
  expect(policy).toContain("frame-ancestors 'self'")
  const page = studioPage(studioFiles(manifest), 'abc')
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script>', '<script type="module" src="/assets/studio-1.js">'])
  expect(page).toContain('<meta property="csp-nonce" nonce="abc">')
})

const app = await startTestApp({ STUDIO_URL: 'https://studio.example.com' })
const website = await app.buildWebsite()

test('sends every other host to the one of STUDIO_URL, with the address that was asked for', async () => {
  const reply = await app.visitor(website).request('GET', '/config/orders?state=open')
  expect(reply.statusCode).toBe(302)
  expect(reply.headers.location).toBe('https://studio.example.com/config/orders?state=open')
})

test('is a page of its own at every address below /config, and no cache keeps it', async () => {
  const reply = await app.visitor(website).request('GET', '/config/anything', undefined, { host: 'studio.example.com' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  const nonce = /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1]
  expect(nonce).toBeTruthy()
  expect(reply.body).toContain(`nonce="${nonce}"`)
})

test.each(['/settings/billing/upgrade', '/settings/billing/subscriptions/website'])(
  '%s, where other software sells plans, leads to the limits',
  async (path) => {
    const answer = await app.visitor(await app.buildWebsite()).request('GET', path)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/config/limits'])
  },
)
