import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryBlock, galleryNumbers } from './gallery.ts'

const read = (settings: object) => galleryBlock.settings.parse({ items: [], ...settings })
const numbers = Object.entries(galleryNumbers) as [
  keyof typeof galleryNumbers,
  { least: number; most: number; first: number },
][]

describe('the settings of a gallery', () => {
  test('have these defaults', () => {
    expect(read({})).toEqual({
      items: [],
      design: 'grid',
      autoplay: false,
      autoplayDuration: 5,
      controls: true,
      autoCrop: true,
      aspectRatio: 'square',
      thumbnails: true,
      squareThumbs: true,
      thumbnailStripHeight: 80,
      thumbnailStripMargin: 20,
      showMetaBasic: false,
      showMeta: false,
      showMetaOnlyTitle: false,
      metaPosition: 'bottom',
      showMetaOnHover: false,
      activeAlignment: 'center',
      thumbnailsPerRow: 4,
      padding: 20,
      lightbox: true,
      lightboxTheme: 'dark',
      maxWidth: 300,
      newWindow: false,
      transparentBackground: false,
    })
  })

  test.each([
    ['autoplayDuration', 1, 10],
    ['thumbnailStripHeight', 0, 200],
    ['thumbnailStripMargin', 0, 60],
    ['thumbnailsPerRow', 1, 10],
    ['padding', 0, 50],
    ['maxWidth', 100, 300],
  ] as const)('%s is pulled into %d to %d', (name, least, most) => {
    const of = (value: unknown) => read({ [name]: value })[name]
    expect([of(least - 1), of(least), of(most), of(most + 1)]).toEqual([least, least, most, most])
    expect([of(Number.NEGATIVE_INFINITY), of(Number.POSITIVE_INFINITY)]).toEqual([least, most])
    expect(of(String(most))).toBe(most)
    expect([of('wide'), of(''), of(null), of(Number.NaN)]).toEqual(Array(4).fill(galleryNumbers[name].first))
  })

  test.each([
    ['design', 'slider', 'grid'],
    ['aspectRatio', 'anamorphic-widescreen', 'square'],
    ['metaPosition', 'top-left', 'bottom'],
    ['activeAlignment', 'left', 'center'],
    ['lightboxTheme', 'light', 'dark'],
  ] as const)('%s is one of its words, and %s among them; another word is %s', (name, known, first) => {
    expect(read({ [name]: known })[name]).toBe(known)
    expect([read({ [name]: 'mosaic' })[name], read({ [name]: 7 })[name]]).toEqual([first, first])
  })

  test('are read whatever their numbers are, and saving them again changes nothing', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(numbers.map(([name]) => [name, fc.anything()]))), (settings) => {
        const once = read(settings)
        for (const [name, { least, most }] of numbers) {
          expect(once[name]).toBeGreaterThanOrEqual(least)
          expect(once[name]).toBeLessThanOrEqual(most)
          expect(Number.isInteger(once[name])).toBe(true)
        }
        expect(read(once)).toEqual(once)
      }),
    )
  })

  test('have 250 images at most, each once', () => {
    const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `i${index}`, picture: null }))
    const accepts = (list: object[]) => galleryBlock.settings.safeParse({ items: list }).success
    expect(accepts(items(250))).toBe(true)
    expect(accepts(items(251))).toBe(false)
    expect(accepts([...items(1), ...items(1)])).toBe(false)
  })
})
