import { use, useCallback, useEffect, useRef, useState } from 'react'
import { failedAdditionTitle } from '#shared/cart/failed-addition.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { prepareCalls } from '#shared/http/call.ts'
import type { Failure } from '#shared/http/failure.ts'
import { describeFailure } from '../../islands/describe-failure.ts'
import { IdPrefix } from '../../islands/id-prefix.ts'
import { nextTask } from '../../islands/next-task.ts'
import { BundleParts } from '../bundles/bundle-parts.tsx'
import { observed, usePicks } from '../bundles/use-picks.ts'
import { AddButton } from './add-button.tsx'
import { BuyBar } from './buy-bar.tsx'
import type { PurchaseModel } from './model.ts'
import { Options } from './options.tsx'
import { AmountField } from './own-amount/amount-field.tsx'
import { hasChoices } from './own-amount/shown-values.ts'
import { useOwnAmount } from './own-amount/use-own-amount.ts'
import { PayLaterPlace, PriceParts, Scarcity } from './purchase-parts.tsx'
import { QuantityField } from './quantity-field.tsx'
import { receivePurchase, type SentPurchase, variantsDataOnPage } from './send-purchase.ts'
import { showPress } from './show-press.ts'
import { useBarShown } from './use-bar-shown.ts'
import { useChoices } from './use-choices.ts'
import { usePurchase } from './use-purchase.ts'

export interface PurchaseProps {
  readonly sent: SentPurchase
  /** The model before it is packed, for the server's rendering. */
  readonly given?: PurchaseModel
  /** Attributes of the element with class `product-variants`, for scripts of the site; rendered once. */
  readonly variantsAttributes?: Readonly<Record<string, string>> | null
  /** The product's form, for scripts of the site; rendered once. */
  readonly form?: PublicForm | null
}

/** Fetches the CSRF token after the touch that precedes an addition. */
const prepareSoon = () => void nextTask().then(prepareCalls)

/** Choosing and buying a product. Without JavaScript the same form is posted to the cart. */
export default function Purchase({ sent, given, variantsAttributes, form }: PurchaseProps) {
  const [model] = useState(() => given ?? receivePurchase(sent, () => variantsDataOnPage(sent.productId)))
  const { choices, variant, choose } = useChoices(model)
  const [quantity, setQuantity] = useState('1')
  const amount = useOwnAmount(model, choices)
  const picks = usePicks(model.bundle)
  const purchase = usePurchase(model, { choices, variant, quantity, amount, picks })
  const { state, failure, missing, isAsking, submit, forgetAnswer } = purchase
  const element = useRef<HTMLFormElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const [isFromBar, setIsFromBar] = useState(false)
  const isBarShown = useBarShown(row)
  const idPrefix = use(IdPrefix)

  // The browser's own validation is for visitors without JavaScript; here our sentences replace it.
  useEffect(() => element.current?.setAttribute('novalidate', ''), [])

  // An error of the bar's own button is shown in the bar: the page does not scroll.
  useEffect(() => {
    if (!failure) return
    if (isAboutAmount(failure)) element.current?.querySelector<HTMLElement>('[name="ownAmount"]')?.focus()
    else if (!isFromBar) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [failure, isFromBar])

  const changeChoice = useCallback(
    (name: string, value: string) => {
      forgetAnswer()
      choose(name, value)
    },
    [forgetAnswer, choose],
  )
  const changeQuantity = useCallback(
    (typed: string) => {
      forgetAnswer()
      setQuantity(typed)
    },
    [forgetAnswer],
  )

  const { mark, payLater } = variant ?? model
  const price = amount.price ?? (variant ?? model).price
  const amountError = failure && isAboutAmount(failure) ? describeFailure(failure) : null

  return (
    <>
      <form
        className="product-purchase"
        ref={element}
        aria-busy={isAsking || undefined}
        action="/cart/add"
        method="post"
        autoComplete="off"
        onPointerDown={prepareSoon}
        onFocus={prepareSoon}
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          showPress(submitter, () => {
            setIsFromBar(submitter?.closest('.buy-bar') != null)
            void submit(submitter)
          })
        }}
      >
        <PriceParts model={model} price={price} mark={mark} />
        <PayLaterPlace model={model} view={payLater} />
        <input type="hidden" name="itemId" value={model.productId} />
        {hasChoices(model) ? (
          <Options
            model={model}
            attributes={variantsAttributes}
            choices={choices}
            missing={missing}
            onChoose={changeChoice}
          />
        ) : (
          <input type="hidden" name="sku" value={model.variants[0]?.sku ?? ''} />
        )}
        {model.ownAmount && (
          <AmountField
            id={`${idPrefix}${model.idPrefix ?? ''}own-amount-${model.productId}`}
            model={model.ownAmount}
            typed={amount.typed}
            error={amountError}
            onChange={(typed) => {
              forgetAnswer()
              amount.change(typed)
            }}
          />
        )}
        {model.bundle && picks && <BundleParts model={model.bundle} picks={observed(picks, forgetAnswer)} />}
        <Scarcity model={model} variant={variant} />
        <div className="product-purchase-row" ref={row}>
          {model.quantityLabel && (
            <QuantityField
              productId={model.productId}
              label={model.quantityLabel}
              value={quantity}
              isInvalid={failure?.code.startsWith('quantity-') ?? false}
              onChange={changeQuantity}
            />
          )}
          <AddButton model={model} form={form} state={state} mark={mark} />
        </div>
        {/* An error that the bar has announced is not announced again. */}
        <div role={isFromBar ? undefined : 'alert'} ref={alert}>
          {failure && amountError === null && !(isFromBar && isBarShown) && (
            <div className="notice is-error">
              <p className="notice-title">{failedAdditionTitle(model)}</p>
              <p>{describeFailure(failure)}</p>
            </div>
          )}
        </div>
        <BuyBar
          model={model}
          form={form}
          price={price}
          mark={mark}
          state={state}
          row={row}
          isShown={isBarShown}
          trouble={failure && isFromBar ? describeFailure(failure) : null}
          choices={choices}
          missing={missing}
          onChoose={changeChoice}
        />
      </form>
      {purchase.dialog}
    </>
  )
}

/** Whether an error is shown at the field of the own amount. */
const isAboutAmount = ({ code }: Failure): boolean => code.startsWith('own-amount-')
