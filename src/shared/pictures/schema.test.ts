import { expect, test } from 'vitest'
import { pictureSchema } from './schema.ts'

test.each([
  ['/media/0190a8f0-0000-7000-8000-000000000000/mug.jpg', true],
  ['', true],
  ['https://elsewhere.example/mug.jpg', false],
  ['//elsewhere.example/mug.jpg', false],
  ['/\\elsewhere.example/mug.jpg', false],
  ['data:image/svg+xml,<svg/>', false],
  ['javascript:alert(1)', false],
  ['media/mug.jpg', false],
  // Browsers leave out the control characters: each of these is another host.
  ['/\t/elsewhere.example/mug.jpg', false],
  ['/\n/elsewhere.example/mug.jpg', false],
  ['/\r\t\\elsewhere.example/mug.jpg', false],
])('a picture is a file of the site: %j (%s)', (assetUrl, isAllowed) => {
  const picture = {
    id: 'picture-1',
    assetUrl,
    width: 4,
    height: 3,
    altText: '',
    focalPoint: { x: 0, y: 0 },
    colorData: null,
  }
  expect(pictureSchema.safeParse(picture).success).toBe(isAllowed)
})
