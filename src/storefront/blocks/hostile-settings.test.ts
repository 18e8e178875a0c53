import { expect, test } from 'vitest'
import { areSettings } from '#shared/pages/blocks/blocks.ts'
import { filledTexts } from '#shared/texts/testing/fill-with-hostile.ts'
import { blockTypes } from './editing.ts'
import { hostileBlocks } from './testing/hostile-blocks.ts'

// The browser's test of them is `e2e/hostile-texts.e2e.ts`.
test('every kind of block is filled with hostile texts, and each of the texts is in one of them', () => {
  const blocks = hostileBlocks()
  expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(blockTypes))
  expect(blocks.filter(({ type, settings }) => !areSettings(type, settings))).toEqual([])
  const all = JSON.stringify(blocks)
  expect(filledTexts.filter((text) => !all.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])
  // Kinds without a text of their own: what they show is elsewhere, or is drawn.
  const untouched = blockTypes.filter(
    (type) =>
      !filledTexts.some((text) =>
        JSON.stringify(blocks.filter((one) => one.type === type)).includes(JSON.stringify(text).slice(1, -1)),
      ),
  )
  expect(untouched).toEqual(['form', 'line', 'spacer', 'shape', 'share-buttons', 'unknown', 'product'])
})
