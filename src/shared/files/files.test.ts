import { describe, expect, test } from 'vitest'
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
