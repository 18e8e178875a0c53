import { OWN_AMOUNT } from '#shared/products/own-amounts/check-amount.ts'
import { hasVariants } from '#shared/products/rules.ts'
import { type Choices, type OptionValue, optionValues } from '#shared/products/variants.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { productTexts } from '../../texts.ts'
import type { PurchaseModel } from '../model.ts'

/** A value with the words that visitors read; absent: the value itself. */
export type ShownValue = OptionValue & { readonly label?: string }

/** Whether there is something to choose: a variant, or between a value and an own amount. */
export const hasChoices = (model: PurchaseModel): boolean => hasVariants(model) || model.ownAmount !== undefined

/** The values of an option, and the own amount where the product has one. */
export function shownValues(model: PurchaseModel, name: string, choices: Choices): ShownValue[] {
  const values: ShownValue[] = optionValues(model, name, choices)
  if (!model.ownAmount) return values
  const isChosen = ownValue(choices, name) === OWN_AMOUNT
  return [...values, { value: OWN_AMOUNT, label: productTexts.otherAmount, exists: true, inStock: true, isChosen }]
}

/** Whether an own amount is chosen. */
export const isOwnAmount = (choices: Choices): boolean => Object.values(choices).includes(OWN_AMOUNT)
