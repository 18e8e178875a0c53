import { X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { cartTexts } from '#shared/cart/messages.ts'
import { askToConfirm } from '../../dialogs/ask-to-confirm.ts'
import { useDialog } from '../../dialogs/use-dialog.ts'
import { afterPress } from '../../forms/after-press.ts'
import { FormFields } from '../../forms/form-fields.tsx'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import { productTexts } from '../texts.ts'
import type { AskedForm, FormPurpose } from './model.ts'
import { readAsked } from './read-asked.ts'
import { productFormTexts } from './texts.ts'
import { useAnswers } from './use-answers.ts'

interface ProductFormProps {
  readonly purpose: FormPurpose
  readonly asked: AskedForm
  readonly onClosed: () => void
}

/**
 * A product's form in a dialog: full screen on a phone. The focus stays inside; Escape, the button and a click beside
 * it close it. Answers are kept for the next opening; where they are not, visitors are asked first.
 */
export function ProductFormDialog({ purpose, asked: first, onClosed }: ProductFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [asked, setAsked] = useState(first)
  /** The owner may have changed the form meanwhile; answers to remaining fields stay. */
  async function askAgain(): Promise<void> {
    const now = await readAsked(purpose.itemId)
    if (now.ok) setAsked(now.value)
  }
  const state = useAnswers(purpose, asked, askAgain, element)
  // Answers that nobody keeps are lost.
  const isAsked = purpose.onClosed === undefined
  const { ref, open, close, leave } = useDialog(
    isAsked ? () => (state.isChanged() ? askToConfirm(productFormTexts.discard) : Promise.resolve(true)) : undefined,
  )
  const { form, address, likertLabels } = asked
  const { errors, failure, isSending } = state

  useEffect(() => {
    open()
    // The title is read out first, and no on-screen keyboard covers the questions.
    heading.current?.focus()
  }, [open])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await state.send()) close()
  }

  return (
    <dialog
      className="product-form"
      ref={ref}
      aria-labelledby={titleId}
      onClose={() => {
        state.leave()
        onClosed()
      }}
    >
      <form
        ref={element}
        data-form-id={form.id}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={state.follow}
        onBlur={() => afterPress(state.recheck)}
      >
        <header className="product-form-head">
          <div>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {purpose.title}
            </h2>
            {purpose.details && <p>{purpose.details}</p>}
          </div>
          <button className="icon-button" type="button" aria-label={productTexts.close} onClick={leave}>
            <X aria-hidden />
          </button>
        </header>
        <div className="product-form-fields">
          <FormFields
            fields={form.fields}
            start={state.start}
            answers={state.answers}
            errors={errors}
            address={address}
            likertLabels={likertLabels}
            idPrefix="asked-"
          />
          {form.parsedDisclaimerMessage && (
            <div
              className="product-form-disclaimer"
              dangerouslySetInnerHTML={{ __html: form.parsedDisclaimerMessage }}
            />
          )}
        </div>
        <footer className="product-form-foot">
          <div role="alert">
            {failure && (
              <p className="notice is-error">
                <strong>{purpose.failureTitle}.</strong> {describeCartFailure(failure)}
              </p>
            )}
            {!failure && Object.keys(errors).length > 0 && <p className="field-error">{cartTexts.updateInformation}</p>}
          </div>
          <button className="button" type="submit" aria-disabled={isSending || undefined}>
            {isSending ? purpose.button.busyLabel : purpose.button.label}
          </button>
        </footer>
      </form>
    </dialog>
  )
}
