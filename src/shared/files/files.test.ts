import { describe, expect, test } from 'vitest'
import { assetUrlOf, displayName, fileSlug } from './asset-url.ts'
import { formatFileSize } from './file-size.ts'
import { type PictureWidth, pictureWidths, pixelWidthsOf, readFormat } from './widths.ts'

describe('the query of a picture', () => {
  test.each<[string, PictureWidth | 'original']>([
    ['', 'original'],
    ['format=original', 'original'],
    ...pictureWidths.map((width): [string, PictureWidth] => [`format=${width}w`, width]),
  ])('%j is %s', (query, format) => {
    expect(readFormat(query)).toBe(format)
  })

  test.each([
    'format=0750w',
    'format=640w',
    'format=750w&x',
    'Format=750w',
    'format=750w ',
    'format=',
    'x=1',
    'format=constructor',
  ])('%j is nothing', (query) => {
    expect(readFormat(query)).toBeNull()
  })
})

test.each([
  [90, [90]],
  [100, [100]],
  [640, [100, 300, 500, 640]],
  [5000, [100, 300, 500, 750, 1000, 1500, 2500]],
])('a picture %i wide has files of %j', (width, files) => {
  expect(pixelWidthsOf(width)).toEqual(files)
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [20 * 1024 * 1024, '20 MB'],
  [5 * 1024 ** 5, '5120 TB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words)
})

describe('names', () => {
  test.each([
    ['Harbor mug (1).JPEG', 'image/jpeg', 'harbor-mug-1.jpg'],
    ['Größe — überall.png', 'image/webp', 'grosse-uberall.webp'],
    ['陶器.png', 'image/png', 'picture.png'],
    ['.png', 'image/png', 'picture.png'],
    ['x'.repeat(500), 'image/avif', `${'x'.repeat(80)}.avif`],
  ])('%s is %s in an address: %s', (filename, mediaType, slug) => {
    expect(fileSlug(filename, mediaType)).toBe(slug)
    expect(fileSlug(slug, mediaType)).toBe(slug)
    expect(assetUrlOf({ id: 'a', filename, mediaType })).toBe(`/media/a/${slug}`)
  })

  test.each([
    ['C:\\Pictures\\mug.jpg', 'mug.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['mug\u202egpj.exe', 'muggpj.exe'],
    ['a\0b\r\nc.png', 'abc.png'],
    ['  two   words .png', 'two words .png'],
    ['...', 'picture'],
    ['', 'picture'],
    [`${'é'.repeat(300)}.jpeg`, `${'é'.repeat(15)}.jpeg`],
    [`${'🏺'.repeat(300)}.png`, `${'🏺'.repeat(8)}.png`],
  ])('%j is shown as %j', (sent, shown) => {
    expect(displayName(sent, 20)).toBe(shown)
  })
})
