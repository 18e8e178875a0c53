import { type RefObject, useEffect, useRef } from 'react'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { Choices } from '#shared/products/variants.ts'
import { Price } from '../price.tsx'
import type { PriceView } from '../price-view.ts'
import type { StatusMarkView } from '../status-mark.tsx'
import { AddButton } from './add-button.tsx'
import type { PurchaseModel } from './model.ts'
import { remark, wordsOf } from './option-field.tsx'
import { hasChoices, shownValues } from './own-amount/shown-values.ts'
import type { AddButtonState } from './press-add-button.ts'

interface Props {
  readonly model: PurchaseModel
  readonly form?: PublicForm | null
  readonly price: PriceView
  readonly mark: StatusMarkView | null
  readonly state: AddButtonState
  /** The row that the bar replaces: the bar shows while the row is off screen. */
  readonly row: RefObject<Element | null>
  readonly isShown: boolean
  /** Why the addition failed, as text. */
  readonly trouble: string | null
  readonly choices: Choices
  /** Options without a choice, after an attempt to add. */
  readonly missing: readonly string[]
  readonly onChoose: (name: string, value: string) => void
}

/**
 * Choice, price and button along the bottom of a phone. It is part of the form, so its button sends the same choice,
 * and it shows the errors.
 */
export function BuyBar({ row, isShown, price, trouble, choices, missing, onChoose, ...button }: Props) {
  const { model } = button
  const bar = useRef<HTMLDivElement>(null)

  // Only one add button is visible at a time: when the bar disappears, the focus moves to the button in the page.
  useEffect(() => {
    if (!isShown && bar.current?.contains(document.activeElement))
      row.current?.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.focus({ preventScroll: true })
  }, [isShown, row])

  return (
    <div className="buy-bar" ref={bar} data-shown={isShown && model.mark?.kind !== 'sold-out' ? '' : undefined}>
      {isShown && trouble && (
        <p className="buy-bar-trouble" role="alert">
          {trouble}
        </p>
      )}
      {isShown && hasChoices(model) && (
        <div className="buy-bar-options">
          {model.options.map(({ name }) => (
            // Without a name this field is not sent; the one in the page is.
            <select
              key={name}
              className="select"
              aria-label={model.options.length === 1 ? (model.valueLabel ?? name) : name}
              aria-invalid={missing.includes(name) || undefined}
              value={choices[name] ?? ''}
              onChange={(event) => onChoose(name, event.target.value)}
            >
              <option value="">{emptyLabel(model, name)}</option>
              {shownValues(model, name, choices).map((value) => (
                <option key={value.value} value={value.value}>
                  {wordsOf(value) + remark(value)}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
      <div className="buy-bar-row">
        <Price view={price} notes={false} />
        <AddButton {...button} />
      </div>
    </div>
  )
}

/** The label of an empty field: beside others there is only space for its name. */
const emptyLabel = ({ options, selectText }: PurchaseModel, name: string): string =>
  options.length > 1 ? name : `${name}: ${selectText.replace('{variantName}', name)}`
