import { useEffect, useRef } from 'react'
import { RESTOCK_PATH } from '#shared/restock/paths.ts'
import type { RestockModel } from './model.ts'
import { RestockFields } from './restock-fields.tsx'
import { restockBoxTexts } from './texts.ts'
import { useRestock } from './use-restock.ts'

/** The form of the sign-up. Without JavaScript the same HTML is posted to a page of its own. */
export default function Restock({ model }: { readonly model: RestockModel }) {
  const element = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLParagraphElement>(null)
  const { state, error, captcha, begin, submit } = useRestock(model, element)
  const { productId, variants, texts, hasMailingList, joins, idPrefix, sendsEmails } = model

  // The form with the focus is gone: screen readers announce the result.
  useEffect(() => {
    if (state === 'done') done.current?.focus()
  }, [state])

  if (state === 'done')
    return (
      <p className="restock-done" role="status" tabIndex={-1} ref={done}>
        {texts.successText}
      </p>
    )
  return (
    <form
      className="restock-form"
      ref={element}
      method="post"
      action={RESTOCK_PATH}
      noValidate
      aria-busy={state === 'sending' || undefined}
      onFocus={begin}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {!sendsEmails && <p className="restock-note">{restockBoxTexts.withoutEmail}</p>}
      <RestockFields
        productId={productId}
        variants={variants}
        placeholder={texts.placeholderText}
        mailingList={hasMailingList ? texts.mailingListDescription : null}
        joins={joins}
        error={error}
        idPrefix={idPrefix}
      >
        {captcha}
      </RestockFields>
      <button className="button is-secondary" type="submit" aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? restockBoxTexts.sending : texts.buttonText}
      </button>
    </form>
  )
}
