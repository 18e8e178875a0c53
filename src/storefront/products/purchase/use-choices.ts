import { useCallback, useEffect, useState } from 'react'
import { OWN_AMOUNT } from '#shared/products/own-amounts/check-amount.ts'
import { type Choices, findVariant, variantFromQuery, variantLink } from '#shared/products/variants.ts'
import { afterPaint } from '../../islands/after-paint.ts'
import { $chosenPictures } from '../../islands/chosen-pictures.ts'
import { showRestock } from '../restock/show-restock.ts'
import type { PurchaseModel, PurchaseVariant } from './model.ts'
import { pictureForChoices } from './picture-for-choices.ts'

/**
 * The visitor's choices. A product with one variant has nothing to choose; otherwise nothing is chosen until the
 * visitor does, or the URL names a variant. A choice changes the gallery, and a complete one the URL.
 */
export function useChoices(model: PurchaseModel): {
  readonly choices: Choices
  readonly variant: PurchaseVariant | null
  readonly choose: (name: string, value: string) => void
} {
  const [choices, setChoices] = useState<Choices>(() => initialChoices(model))

  // A cached page is the same for every query: the browser's URL decides.
  useEffect(() => {
    const asked = isOwnPage(model) ? variantFromQuery(model, location.search) : null
    if (asked) {
      setChoices(asked.attributes)
      $chosenPictures.setKey(model.productId, asked.pictureId)
      showRestock(model.productId, asked)
    }
    const [option] = model.options
    const isOwnAmount = new URLSearchParams(location.search).get('variant') === OWN_AMOUNT
    if (isOwnAmount && model.ownAmount && option && isOwnPage(model)) setChoices({ [option.name]: OWN_AMOUNT })
  }, [model])

  const choose = useCallback(
    (name: string, value: string): void => {
      const next = { ...choices, [name]: value || undefined }
      setChoices(next)
      // The choice is rendered first: the gallery takes a slow phone as long again.
      afterPaint(() => {
        const picture = pictureForChoices(model.variants, next)
        if (picture) $chosenPictures.setKey(model.productId, picture)
        const variant = findVariant(model, next)
        showRestock(model.productId, variant)
        if (isOwnPage(model)) {
          history.replaceState(history.state, '', variant ? variantLink(model.fullUrl, variant) : model.fullUrl)
        }
      })
    },
    [choices, model],
  )

  return { choices, variant: findVariant(model, choices), choose }
}

function initialChoices(model: PurchaseModel): Choices {
  const only = model.variants.length === 1 ? model.variants[0] : undefined
  const asked = model.variants.find((variant) => variant.id === model.askedVariantId)
  return (only ?? asked)?.attributes ?? {}
}

/** In a quick view or a block of another page the URL is not the product's. */
export const isOwnPage = (model: Pick<PurchaseModel, 'fullUrl'>): boolean => location.pathname === model.fullUrl
