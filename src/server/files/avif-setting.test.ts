import { expect, test } from 'vitest'
import { drawSpot } from '#server/testing/files/pictures.ts'
import { uploaded } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { derivativesOf } from './derivatives.ts'

const app = await startTestApp({ AVIF_PICTURES: '0' })
const website = await app.buildWebsite()
const owner = await app.owner(website)

test('a server whose host turned AVIF off makes WebP only, and sends it as what it will stay', async () => {
  const asset = await uploaded(owner, await (await drawSpot(320, 200)).jpeg().toBuffer())
  await app.runJobs()
  // 100, 300 and 320 pixels, each as WebP.
  expect(derivativesOf(app.services).drawn).toBe(3)
  const accept = 'image/avif,image/webp,*/*'
  const picture = await app.visitor(website).request('GET', `${asset.assetUrl}?format=300w`, undefined, { accept })
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
