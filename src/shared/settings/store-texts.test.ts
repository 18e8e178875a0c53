import { describe, expect, test } from 'vitest'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { storeSettingsSchema } from './schema.ts'
import { defaultTexts, withDefaultTexts } from './store-texts.ts'

const usual = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree']

describe('the labels of rating scales', () => {
  test('go from no to yes, with the default words at first', () => {
    expect(likertLabels(defaultTexts)).toEqual(usual)
  })

  test('are the default ones in settings that were saved before they could be changed', () => {
    const { productAddToCartText, productSubscribeText, productQuantityInputLabel, productSoldOutText } = defaultTexts
    const { productSaleText, productQuickViewText, productVariantSelectText } = defaultTexts
    const texts = storeSettingsSchema.shape.texts.parse({
      productAddToCartText,
      productSubscribeText,
      productQuantityInputLabel,
      productSoldOutText,
      productSaleText,
      productQuickViewText,
      productVariantSelectText,
    })
    expect(likertLabels(texts)).toEqual(usual)
    expect(withDefaultTexts(texts)).toEqual(defaultTexts)
  })

  test('are those of the owner, and a default where one is blank', () => {
    const texts = { ...defaultTexts, likertStronglyAgreeText: 'Stimme voll zu', likertNeutralText: ' ' }
    expect(likertLabels(texts)).toEqual(['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Stimme voll zu'])
  })
})
