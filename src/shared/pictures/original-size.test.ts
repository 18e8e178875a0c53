import { describe, expect, test } from 'vitest'
import { readOriginalSize, thumbnailFormat, writeOriginalSize } from './original-size.ts'

describe('the size of an original', () => {
  test('is written as width and height', () => {
    expect(readOriginalSize('1500x1875')).toEqual({ width: 1500, height: 1875 })
    expect(writeOriginalSize({ width: 1500, height: 1875 })).toBe('1500x1875')
  })

  test.each(['', '1500', 'x100', '100x', '0x100', '100x0', '-1x5', '1.5x2', '100x100x100', ' 1x1', 'wide'])(
    "'%s' is refused",
    (text) => {
      expect(() => readOriginalSize(text)).toThrow(new TypeError('Invalid source parameter. Pass in originalSize'))
      expect(() => thumbnailFormat(text)).toThrow('Invalid source parameter. Pass in originalSize')
    },
  )
})

test.each([
  [5000, '1500w'],
  [1001, '1500w'],
  [1000, '1000w'],
  [751, '1000w'],
  [750, '750w'],
  [501, '750w'],
  [500, '500w'],
  [301, '500w'],
  [300, '300w'],
  [101, '300w'],
  [100, '100w'],
  [1, '100w'],
])('the thumbnail of an original that is %d wide has %s', (width, format) => {
  expect(thumbnailFormat(`${width}x10`)).toBe(format)
})
