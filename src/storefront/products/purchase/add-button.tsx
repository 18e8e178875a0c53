import { Check } from 'lucide-react'
import { memo } from 'react'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { StatusMarkView } from '../status-mark.tsx'
import { productTexts } from '../texts.ts'
import type { PurchaseModel } from './model.ts'
import type { AddButtonState } from './press-add-button.ts'

/** The label while the button is not idle; scripts of sites know these words. */
export const labels: Record<Exclude<AddButtonState, 'idle'>, string> = {
  adding: productTexts.adding,
  added: productTexts.added,
}

interface Props {
  readonly model: PurchaseModel
  /** Printed as `data-form` for scripts of the site; the dialog asks the server again. */
  readonly form?: PublicForm | null
  readonly state: AddButtonState
  /** The status of the product, or of the chosen variant. */
  readonly mark: StatusMarkView | null
}

/** The add button with its states. A press during another one is ignored. */
export const AddButton = memo(function AddButton({ model, form, state, mark }: Props) {
  const isSoldOut = mark?.kind === 'sold-out'
  const idleLabel = isSoldOut ? mark.text : model.buttonAttributes['data-original-label']
  return (
    <div className="sqs-add-to-cart-button-wrapper" data-animation-role="button">
      <button
        className={`sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary${model.hasForm ? ' use-form' : ''}`}
        type="submit"
        disabled={model.mark?.kind === 'sold-out'}
        // Not disabled: without JavaScript another variant may be chosen, and the button has to work.
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
