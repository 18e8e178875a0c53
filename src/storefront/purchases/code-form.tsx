import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { announce } from '../islands/announce.ts'
import type { addCoupon } from '../islands/cart-store.ts'
import { describeCartFailure } from './describe-cart-failure.ts'
import { purchaseTexts } from './texts.ts'

type Sent = ReturnType<typeof addCoupon>

/** Something that a code has brought into the cart. */
interface UsedCode {
  readonly id: string
  /** Its words in the list. */
  readonly content: ReactNode
  /** The name of the button that removes it. */
  readonly removeLabel: string
  /** What is announced after that. */
  readonly removedWords: string
  readonly remove: () => Sent
}

interface CodeFormProps {
  /** Begins the ids of the fields. */
  readonly name: 'coupon' | 'gift-card'
  readonly used: readonly UsedCode[]
  /** Whether another code can be entered. */
  readonly takesMore: boolean
  /** Why no other code can be entered. */
  readonly note?: string | undefined
  readonly label: string
  readonly anotherLabel: string
  readonly maxLength: number
  readonly add: (code: string) => Sent
  /** What is announced once a code is accepted. */
  readonly addedWords: (code: string, cart: ShoppingCart) => string
  /** For forms that are sent without JavaScript; absent where a page needs it anyway. */
  readonly unscripted?: { readonly action: string; readonly csrfToken: string } | undefined
}

/** Accepts codes, and lists those of the cart, each with a button that removes it. */
export function CodeForm({ name, used, takesMore, label, anotherLabel, maxLength, ...props }: CodeFormProps) {
  const { add, addedWords, note, unscripted } = props
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef<'add' | 'remove' | null>(null)
  const ids = used.map(({ id }) => id).join(' ')

  // An accepted code closes the form, and a removed one takes its button away: the focus moves on.
  useEffect(() => {
    const moved = hadFocus.current
    if (!moved) return
    hadFocus.current = null
    const buttons = place.current?.querySelectorAll<HTMLElement>('[name=action]') ?? []
    const next = moved === 'add' ? [...buttons].at(-1) : null
    const fallback = ids ? buttons[0] : place.current?.querySelector<HTMLElement>('summary')
    ;(next ?? fallback)?.focus()
  }, [ids])

  async function send(action: 'add' | 'remove', work: () => Sent, words: (cart: ShoppingCart) => string) {
    if (isBusy) return
    setIsBusy(true)
    hadFocus.current = action
    const result = await work()
    setIsBusy(false)
    setError(result.ok ? null : describeCartFailure(result.failure))
    if (!result.ok) {
      hadFocus.current = null
      return
    }
    setCode('')
    announce(words(result.value))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = code.trim()
    if (wanted)
      void send(
        'add',
        () => add(wanted),
        (cart) => addedWords(wanted, cart),
      )
  }

  const sending = unscripted && { method: 'post', action: unscripted.action }
  const crumb = unscripted && <input type="hidden" name="crumb" value={unscripted.csrfToken} />
  return (
    <div className="coupon" ref={place} aria-busy={isBusy}>
      {used.map(({ id, content, removeLabel, removedWords, remove }) => (
        <form
          className="coupon-used"
          key={id}
          {...sending}
          onSubmit={(event) => {
            event.preventDefault()
            void send('remove', remove, () => removedWords)
          }}
        >
          {crumb}
          {unscripted && <input type="hidden" name="code" value={id} />}
          <p>{content}</p>
          <button className="icon-button" type="submit" name="action" value="remove" aria-label={removeLabel}>
            <X aria-hidden />
          </button>
        </form>
      ))}
      {note && <p className="coupon-note">{note}</p>}
      {takesMore && (
        <details className="disclosure" key={ids}>
          <summary>{ids ? anotherLabel : label}</summary>
          <form className="coupon-entry" {...sending} onSubmit={submit}>
            {crumb}
            <label className="visually-hidden" htmlFor={`${name}-code`}>
              {label}
            </label>
            <input
              id={`${name}-code`}
              className="input"
              name="code"
              value={code}
              maxLength={maxLength}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={error !== null}
              aria-describedby={error ? `${name}-error` : undefined}
              onChange={(event) => setCode(event.target.value)}
            />
            <button className="button is-secondary" type="submit" aria-disabled={isBusy}>
              {purchaseTexts.apply}
            </button>
          </form>
        </details>
      )}
      {error && (
        <p className="field-error" id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
