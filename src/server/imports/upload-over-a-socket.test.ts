import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { buildShop, fixture } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const app = await startTestApp()

test('a file that comes over a real connection is read, as a browser sends it', async () => {
  const { site, owner } = await buildShop(app)
  await app.services.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.services.app.server.address() as AddressInfo
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(
      {
        port,
        method: 'POST',
        path: '/api/owner/imports?filename=products.csv',
        headers: {
          host: `${site.slug}.localhost`,
          'content-type': 'text/csv',
          'x-csrf-token': owner.cookies.get('crumb')!,
          cookie,
        },
      },
      async (response) => {
        let body = ''
        for await (const part of response) body += part
        resolve({ status: response.statusCode, body })
      },
    )
    sent.once('error', reject)
    sent.end(fixture('squarespace-26'))
  })
  expect(answer).toMatchObject({ status: 200 })
  expect(JSON.parse(answer.body).import.format).toBe('squarespace-26')
})
