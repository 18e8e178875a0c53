import { describe, expect, test } from 'vitest'
import { assetUrlOf, displayName, fileSlug } from './asset-url.ts'

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
    expect(assetUrlOf({ id: 'a', filename, mediaType, version: '' })).toBe(`/media/a/${slug}`)
    const replaced = assetUrlOf({ id: 'a', filename, mediaType, version: '0a1b2c3d' })
    expect(replaced).toBe(`/media/a/${slug.replace(/\.([a-z]+)$/, '.0a1b2c3d.$1')}`)
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
