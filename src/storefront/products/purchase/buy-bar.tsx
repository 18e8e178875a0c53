import { type RefObject, useEffect, useRef } from 'react'
import type { PublicForm } from '#shared/forms/schema.ts'
import { hasVariants } from '#shared/products/rules.ts'
import { type Choices, optionValues } from '#shared/products/variants.ts'
import { Price } from '../price.tsx'
import type { PriceView } from '../price-view.ts'
import type { StatusMarkView } from '../status-mark.tsx'
import { AddButton } from './add-button.tsx'
import type { PurchaseModel } from './model.ts'
import { remark } from './option-field.tsx'
import type { AddButtonState } from './press-add-button.ts'

interface Props {
  readonly model: PurchaseModel
  readonly form?: PublicForm | null
  readonly price: PriceView
  readonly mark: StatusMarkView | null
  readonly state: AddButtonState
  /** What the bar stands for: it shows while this is out of sight. */
  readonly row: RefObject<Element | null>
  readonly isShown: boolean
  /** Why its button could not add, in words. */
  readonly trouble: string | null
  readonly choices: Choices
  /** Options that still have to be chosen, once someone tried without. */
  readonly missing: readonly string[]
  readonly onChoose: (name: string, value: string) => void
}

/**
 * Choice, price and button along the bottom of a phone. It is a part of the form, so its button sends the same choice, and
 * what is wrong with it is said in the bar.
 */
export function BuyBar({ row, isShown, price, trouble, choices, missing, onChoose, ...button }: Props) {
  const { model } = button
  const bar = useRef<HTMLDivElement>(null)

  // There is never more than one add button in sight: when the bar goes, the focus goes on to the button in the page.
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
      {isShown && hasVariants(model) && (
        <div className="buy-bar-options">
          {model.options.map(({ name }) => (
            // Without a name it is not sent: the field in the page is.
            <select
              key={name}
              className="select"
              aria-label={name}
              aria-invalid={missing.includes(name) || undefined}
              value={choices[name] ?? ''}
              onChange={(event) => onChoose(name, event.target.value)}
            >
              <option value="">{emptyLabel(model, name)}</option>
              {optionValues(model, name, choices).map((value) => (
                <option key={value.value} value={value.value}>
                  {value.value + remark(value)}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
      <div className="buy-bar-row">
        <Price view={price} />
        <AddButton {...button} />
      </div>
    </div>
  )
}

/** What a field without a choice shows: beside others there is room for its name alone. */
const emptyLabel = ({ options, selectText }: PurchaseModel, name: string): string =>
  options.length > 1 ? name : `${name}: ${selectText.replace('{variantName}', name)}`
