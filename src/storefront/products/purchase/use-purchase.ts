import { useCallback, useMemo, useRef, useState } from 'react'
import { failedAdditionTitle } from '#shared/cart/failed-addition.ts'
import { donateLink, donatePath } from '#shared/donations/paths.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { type Failure, fail, type Result } from '#shared/http/failure.ts'
import { mayOpenForm, validateAddToCart } from '#shared/products/add-to-cart.ts'
import { productTypes } from '#shared/products/codes.ts'
import { type Choices, unselectedOptions, variantLink, variantTitle } from '#shared/products/variants.ts'
import { afterPaint } from '../../islands/after-paint.ts'
import { announce } from '../../islands/announce.ts'
import { countInWords } from '../../islands/cart-indicators.ts'
import { $cart, type Added, addToCart, subscribe } from '../../islands/cart-store.ts'
import { nextTask } from '../../islands/next-task.ts'
import { loadMiniCart, openMiniCart } from '../../purchases/mini-cart/load-mini-cart.ts'
import type { PickedPart } from '../bundles/model.ts'
import type { Picks } from '../bundles/use-picks.ts'
import { useProductForm } from '../product-form/use-product-form.ts'
import { productTexts } from '../texts.ts'
import { labels } from './add-button.tsx'
import type { PurchaseModel, PurchaseVariant } from './model.ts'
import { amountLink, type TypedAmount } from './own-amount/use-own-amount.ts'
import { type AddButtonState, createAddButton } from './press-add-button.ts'
import { isOwnPage } from './use-choices.ts'

/** A checked choice. */
interface CheckedItem {
  readonly variant: PurchaseVariant
  readonly quantity: number
  /** What the visitor pays for a piece, where they have chosen it. */
  readonly ownAmountCents?: number
  /** What they have picked of a bundle. */
  readonly parts?: readonly PickedPart[]
}

/** A visitor's choices so far. */
interface Choice {
  readonly choices: Choices
  readonly variant: PurchaseVariant | null
  /** As it was typed. */
  readonly quantity: string
  readonly amount: TypedAmount
  /** What is picked of a bundle; null for other products. */
  readonly picks: Picks | null
}

/** One constant, so that nothing is rendered again for it. */
const NONE: readonly string[] = []

/**
 * A purchase from the press of its button until the item is in the cart, with the product's form in between where it
 * has one.
 */
export function usePurchase(model: PurchaseModel, { choices, variant, quantity, amount, picks }: Choice) {
  const [state, setState] = useState<AddButtonState>('idle')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [press] = useState(createAddButton)
  const [isAsking, setIsAsking] = useState(false)
  const form = useProductForm()
  /** Answers to the form that were not sent. */
  const draft = useRef<Answers | null>(null)
  const pressing = useRef<Promise<void>>(undefined)

  /** Adds the chosen item; waits until the button has finished an earlier attempt. */
  async function add(
    item: CheckedItem,
    additionalFields: string | null,
    opener: HTMLElement | null,
  ): Promise<Result<unknown>> {
    // Without waiting, React renders this together with the press.
    if (pressing.current) await pressing.current
    let added: Added | null = null
    let cartToken = ''
    const isSubscription = 'data-is-subscription' in model.buttonAttributes
    if (!model.expressCheckout && !isSubscription) afterPaint(() => void loadMiniCart())
    return new Promise((resolve) => {
      const pressed = press({
        add: async () => {
          // The button shows the press first.
          await nextTask()
          const { variant, ...rest } = item
          const addition = { itemId: model.productId, sku: variant.sku, additionalFields }
          if (isSubscription) {
            const begun = await subscribe({ ...addition, qty: item.quantity })
            if (begun.ok) cartToken = begun.value.cartToken
            resolve(begun)
            return begun
          }
          const result = await addToCart({ ...addition, ...rest })
          if (result.ok) added = result.value
          resolve(result)
          return result
        },
        onState: (next) => {
          setState(next)
          if (next === 'adding') announce(productTexts.adding)
          if (next === 'added' && !isSubscription)
            announce(productTexts.addedProduct(model.title, countInWords($cart.get()?.totalQuantity ?? 0)))
        },
        onAdded: () => {
          setIsChecked(false)
          if (isSubscription) location.assign(`/subscribe?cartToken=${encodeURIComponent(cartToken)}`)
          else if (model.expressCheckout) location.assign('/checkout')
          else if (added) void openMiniCart(added, model.moneyFormat, opener)
        },
      }).finally(() => {
        pressing.current = undefined
      })
      pressing.current = pressed
    })
  }

  /** Opens the form when there is enough stock; its answers are sent with the addition. */
  async function ask(item: CheckedItem, opener: HTMLElement | null): Promise<void> {
    const { productId: itemId, title } = model
    const { sku, attributes } = item.variant
    setIsAsking(true)
    const opened = await form.open({
      itemId,
      // The pieces to add, except the last, count as if they were in the cart already.
      stock: { sku, isEnough: (stock) => mayOpenForm(model, stock, countInCart(itemId, sku) + item.quantity - 1) },
      title,
      details: amount.price?.price ?? variantTitle(attributes),
      readAnswers: () => draft.current,
      button: { label: model.buttonAttributes['data-original-label'] ?? '', busyLabel: labels.adding },
      failureTitle: failedAdditionTitle(model),
      send: (additionalFields) => add(item, additionalFields, opener),
      onClosed: (answers) => {
        draft.current = answers
      },
      opener,
    })
    setIsAsking(false)
    if (opened.ok) return
    // The owner has removed the form since this page was rendered.
    const result = opened.failure.code === 'form-not-found' ? await add(item, null, opener) : opened
    if (!result.ok) setFailure(result.failure)
  }

  /** @param opener the pressed button: it gets the focus back */
  async function submit(opener: HTMLElement | null) {
    if (state !== 'idle' || isAsking) return
    const quantityInCart = variant ? countInCart(model.productId, variant.sku) : 0
    // An own amount is added with any of the variants.
    const chosen = amount.read ? model.variants[0]!.attributes : choices
    const checked = validateAddToCart(model, { choices: chosen, quantity, quantityInCart })
    setIsChecked(true)
    const unpicked =
      picks && picks.left > 0 ? fail('bundle-incomplete', { left: picks.left, name: picks.undecided ?? '' }) : null
    const refused = checked.ok && amount.read?.ok === false ? amount.read : (unpicked ?? checked)
    setFailure(refused.ok ? null : refused.failure)
    if (!checked.ok || !refused.ok) return
    const parts = picks && picks.parts.length > 0 ? { parts: picks.parts } : {}
    const item = { ...checked.value, ...parts, ...(amount.read?.ok && { ownAmountCents: amount.read.value }) }
    // A donation has a page of its own, which asks how often and what for.
    if (model.productType === productTypes.donation)
      return location.assign(
        amount.read
          ? amountLink(donatePath(model.productId), amount.typed)
          : donateLink(model.productId, item.variant.sku),
      )
    // A gift card has a page of its own, which asks who gets it.
    if (model.productType === productTypes.giftCard && !isOwnPage(model))
      return location.assign(
        amount.read ? amountLink(model.fullUrl, amount.typed) : variantLink(model.fullUrl, item.variant),
      )
    if (model.hasForm) return ask(item, opener)
    const result = await add(item, null, opener)
    if (!result.ok) setFailure(result.failure)
  }

  const missing = useMemo(() => {
    const open = isChecked ? unselectedOptions(model, choices) : NONE
    return open.length > 0 ? open : NONE
  }, [isChecked, model, choices])

  return {
    state,
    failure,
    isAsking,
    /** Options without a choice, after an attempt to add. */
    missing,
    dialog: form.dialog,
    submit,
    /** Removes the error of earlier choices. */
    forgetAnswer: useCallback(() => setFailure(null), []),
  }
}

function countInCart(itemId: string, sku: string): number {
  const entries = $cart.get()?.entries ?? []
  return entries
    .filter((entry) => entry.itemId === itemId && entry.chosenVariant.sku === sku)
    .reduce((count, entry) => count + entry.quantity, 0)
}
