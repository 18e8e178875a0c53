import { type FormEvent, useEffect, useRef, useState } from 'react'
import { cartTexts } from '#shared/cart/messages.ts'
import type { CartEntry } from '#shared/cart/schema.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { formTexts } from '#shared/forms/form-texts.ts'
import { formatMoney } from '#shared/money/format.ts'
import { announce } from '../../islands/announce.ts'
import { changeAnswers, refreshCart, removeEntry } from '../../islands/cart-store.ts'
import { useProductForm } from '../../products/product-form/use-product-form.ts'
import { AnswerList } from '../../purchases/answer-list.tsx'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import { LinePicture, LineWords, optionsOf, titleOf } from './cart-line-parts.tsx'
import type { LiveCartModel } from './model.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { cartPageTexts } from './texts.ts'
import type { Trouble } from './trouble.ts'
import { useQuantity } from './use-quantity.ts'

interface CartLineProps {
  readonly entry: CartEntry
  readonly model: LiveCartModel
  /** Whether the line was just restored and gets the focus. */
  readonly takesFocus: boolean
  /** Whether it is the first line, whose picture is visible immediately. */
  readonly isFirst: boolean
  readonly onRemoved: () => void
}

/** One line of the cart: quantity and removal in place. It is also a form that works without JavaScript. */
export function CartLine({ entry, model, takesFocus, isFirst, onRemoved }: CartLineProps) {
  /** The last failure; the next action removes it. */
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const quantity = useQuantity(entry, setTrouble)
  const [isLeaving, setIsLeaving] = useState(false)
  const title = titleOf(entry)
  const form = useProductForm()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const find = (selector: string) => line.current?.querySelector<HTMLElement>(selector)
    const place = find('[name="quantity"]') ?? find('button')
    place?.focus({ preventScroll: true })
  }, [takesFocus])

  async function remove() {
    if (isLeaving) return
    setIsLeaving(true)
    const result = await removeEntry(entry.id)
    if (result.ok) {
      announce(cartPageTexts.removed(title))
      return onRemoved()
    }
    setIsLeaving(false)
    setTrouble({ title: cartTexts.unableToRemove, text: describeCartFailure(result.failure) })
    // Another tab has removed it already: that is the wanted result.
    if (result.failure.code === 'entry-not-found') void refreshCart()
  }

  async function edit(opener: HTMLElement) {
    setTrouble(null)
    const opened = await form.open({
      itemId: entry.itemId,
      title,
      details: optionsOf(entry),
      readAnswers: () => answersIn(entry),
      button: { label: cartPageTexts.save, busyLabel: formTexts.saving },
      failureTitle: cartTexts.unableToUpdateForm,
      send: (additionalFields) => changeAnswers(entry, additionalFields),
      opener,
    })
    if (opened.ok) return
    setTrouble({ title: cartTexts.unableToOpenForm, text: describeCartFailure(opened.failure) })
    // Another tab, or the owner, was faster.
    void refreshCart()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const action = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (action === 'remove') void remove()
    else if (action === 'edit') void edit(submitter!)
    else quantity.finish()
  }

  return (
    <li className="cart-line" ref={line} aria-busy={quantity.isSending || isLeaving}>
      <LinePicture entry={entry} isFirst={isFirst} />
      {/* Browsers restore field values by position, which may be another line by now. */}
      <form
        className="cart-line-details"
        action="/cart/change"
        method="post"
        autoComplete="off"
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name="crumb" value={model.csrfToken} />
        <input type="hidden" name="entryId" value={entry.id} />
        <LineWords entry={entry} currency={model.cart.currency} moneyFormat={model.moneyFormat} />
        <p className="cart-line-total">{formatMoney(entry.subTotal, model.cart.currency, model.moneyFormat)}</p>
        <AnswerList answers={entry.answers} />
        <div className="cart-line-actions">
          {entry.allowsSeveral && (
            <>
              <QuantityStepper
                entry={entry}
                title={title}
                quantity={quantity}
                isRefused={trouble?.title === cartTexts.unableToUpdateQuantity}
              />
              {/* First in the form, so that Enter in the field triggers it; only visible without JavaScript. */}
              <button className="button is-quiet cart-line-update" type="submit" name="action" value="change">
                {cartPageTexts.update}
                <span className="visually-hidden"> {title}</span>
              </button>
            </>
          )}
          <div className="cart-line-links">
            {entry.hasForm && (
              <button className="button is-quiet" type="submit" name="action" value="edit">
                {cartPageTexts.edit}
                <span className="visually-hidden"> {title}</span>
              </button>
            )}
            <button className="button is-quiet" type="submit" name="action" value="remove">
              {cartPageTexts.remove}
              <span className="visually-hidden"> {title}</span>
            </button>
          </div>
        </div>
        {(trouble || entry.problem) && (
          <p className="field-error cart-line-problem" id={`${entry.id}-trouble`} role="alert">
            {trouble ? (
              <>
                <strong className="cart-line-problem-title">{trouble.title}</strong> {trouble.text}
              </>
            ) : (
              entry.problem
            )}
          </p>
        )}
      </form>
      {form.dialog}
    </li>
  )
}

/** The answers that can be changed; null for a line from before its product had a form. */
const answersIn = ({ additionalFields }: CartEntry): Answers | null =>
  additionalFields === null ? null : (JSON.parse(additionalFields) as Answers)
