import { Check } from 'lucide-react'
import { memo } from 'react'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { StatusMarkView } from '../status-mark.tsx'
import type { PurchaseModel } from './model.ts'
import type { AddButtonState } from './press-add-button.ts'

/** What the button says while it is not idle (§4). */
export const labels: Record<Exclude<AddButtonState, 'idle'>, string> = { adding: 'Adding…', added: 'Added!' }

interface Props {
  readonly model: PurchaseModel
  /** What the page's first drawing tells scripts of the site in `data-form`; the dialog asks the server again. */
  readonly form?: PublicForm | null
  readonly state: AddButtonState
  /** The mark of what would be bought now: the product, or the variant that is chosen. */
  readonly mark: StatusMarkView | null
}

/** The button that says what is happening (§4). A press while something happens does nothing. */
export const AddButton = memo(function AddButton({ model, form, state, mark }: Props) {
  const isSoldOut = mark?.kind === 'sold-out'
  const idleLabel = isSoldOut ? mark.text : model.buttonAttributes['data-original-label']
  return (
    <div className="sqs-add-to-cart-button-wrapper" data-animation-role="button">
      <button
        className={`sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary${model.hasForm ? ' use-form' : ''}`}
        type="submit"
        disabled={model.mark?.kind === 'sold-out'}
        // Another variant may be chosen, which without JavaScript this button is needed for.
        aria-disabled={isSoldOut || undefined}
        data-state={state}
        {...model.buttonAttributes}
        data-form={form ? JSON.stringify(form) : undefined}
        suppressHydrationWarning
      >
        <span className="sqs-add-to-cart-button-inner">
          {state === 'added' && <Check aria-hidden />}
          {state === 'idle' ? idleLabel : labels[state]}
        </span>
      </button>
    </div>
  )
})
