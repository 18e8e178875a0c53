import { expect, test } from 'vitest'
import { areSettings, isEmptyBlock } from '#shared/pages/blocks/blocks.ts'
import { blockTypes, factsOf } from './editing.ts'
import type { SettingField } from './editing-facts.ts'

const picture = {
  ...{ id: 'picture-1', assetUrl: '/media/a/b.jpg', width: 10, height: 10, altText: '', colorData: null },
  focalPoint: { x: 0.5, y: 0.5 },
}
/** What is asked for before a block is added. */
const asked: Readonly<Record<string, object>> = {
  image: { picture },
  form: { formId: 'form-0001' },
  'product-list': { collectionId: 'store-0001' },
  summary: { collectionId: 'blog-00001' },
  archive: { collectionId: 'blog-00001' },
  calendar: { collectionId: 'events-001' },
}

test.each(blockTypes)('a new %s can be saved, and says what is missing where visitors would see nothing', (type) => {
  const { first, emptyText, columns } = factsOf(type)
  const settings = { ...first, ...asked[type] }
  expect(areSettings(type, settings)).toBe(true)
  expect(columns).toBeLessThanOrEqual(12)
  if (isEmptyBlock({ type, settings } as never)) expect(emptyText).toMatch(/[.]$/)
})

test.each(blockTypes)('each field of a %s is a setting that is there, and its choices can be saved', (type) => {
  const settings: Record<string, unknown> = { ...factsOf(type).first, ...asked[type] }
  for (const { name, input } of factsOf(type).fields as readonly SettingField[]) {
    expect(settings).toHaveProperty(name)
    const values =
      input.kind === 'choice'
        ? input.choices.map(({ value }) => value)
        : input.kind === 'number'
          ? [input.least, input.most]
          : input.kind === 'check'
            ? [true, false]
            : input.kind === 'list'
              ? [
                  [{ ...input.first, id: 'new' }],
                  Array.from({ length: input.most }, (_, at) => ({ ...input.first, id: `n${at}` })),
                ]
              : []
    for (const value of values) {
      const isSaved = areSettings(type, { ...settings, [name]: value })
      expect({ name, value, isSaved }).toEqual({ name, value, isSaved: true })
    }
  }
})
