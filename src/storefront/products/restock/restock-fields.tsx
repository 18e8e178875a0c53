import { type ReactNode, use } from 'react'
import { Honeypot } from '../../forms/honeypot.tsx'
import { IdPrefix } from '../../islands/id-prefix.ts'
import { restockBoxTexts as texts } from './texts.ts'

interface Props {
  readonly productId: string
  readonly variants: readonly { readonly id: string; readonly title: string }[]
  readonly placeholder: string
  /** The label of the checkbox for the mailing list; null without it. */
  readonly mailingList: string | null
  readonly joins: boolean
  readonly email?: string
  readonly error: string
  readonly idPrefix: string
  /** The captcha. */
  readonly children?: ReactNode
}

/** The fields of the sign-up; their names are those of its plain post. */
export function RestockFields({ productId, variants, placeholder, mailingList, joins, email, error, ...props }: Props) {
  const { idPrefix, children } = props
  const [first] = variants
  const id = `${use(IdPrefix)}${idPrefix}restock-${productId}`
  return (
    <>
      <input type="hidden" name="productId" value={productId} />
      <Honeypot />
      {variants.length > 1 ? (
        <div className="field">
          <label htmlFor={`${id}-variant`}>{texts.variant}</label>
          <select className="select" id={`${id}-variant`} name="variantId">
            {variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {variant.title}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <>
          {first?.title && <p className="restock-variant">{texts.soldOut(first.title)}</p>}
          <input type="hidden" name="variantId" value={first?.id} />
        </>
      )}
      <div className="field">
        <label className="visually-hidden" htmlFor={`${id}-email`}>
          {texts.email}
        </label>
        <input
          className="input"
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          placeholder={placeholder}
          defaultValue={email}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : `${id}-error`}
        />
        <div role="alert">
          {error !== '' && (
            <p className="field-error" id={`${id}-error`}>
              {error}
            </p>
          )}
        </div>
      </div>
      {mailingList !== null && (
        <label className="check">
          <input type="checkbox" name="join" defaultChecked={joins} />
          {mailingList}
        </label>
      )}
      {children}
    </>
  )
}
