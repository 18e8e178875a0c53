import { describe, expect, test } from 'vitest'
import { pictureForChoices } from './picture-for-choices.ts'

const variants = [
  { attributes: { Size: 'S', Glaze: 'Bone' }, pictureId: 'bone' },
  { attributes: { Size: 'L', Glaze: 'Bone' }, pictureId: 'bone' },
  { attributes: { Size: 'S', Glaze: 'Celadon' }, pictureId: 'celadon' },
  { attributes: { Size: 'L', Glaze: 'Iron' }, pictureId: null },
]

describe('the picture for what is chosen so far', () => {
  test.each([
    ['nothing is chosen', {}, null],
    ['a glaze is chosen before a size', { Glaze: 'Bone' }, 'bone'],
    ['a size is chosen that comes in several glazes', { Size: 'S' }, null],
    ['a variant is chosen', { Size: 'S', Glaze: 'Celadon' }, 'celadon'],
    ['the variant has no picture', { Glaze: 'Iron' }, null],
    ['there is no such variant', { Size: 'L', Glaze: 'Celadon' }, null],
    ['a choice is taken back', { Size: '', Glaze: 'Bone' }, 'bone'],
  ])('when %s', (_when, choices, picture) => {
    expect(pictureForChoices(variants, choices)).toBe(picture)
  })
})
