import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react'
import { singleOf } from '#shared/forms/answers.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { inputName } from '#shared/forms/input-names.ts'
import { describing, type InputProps } from './field-model.ts'

type LineField = FieldOf<'text' | 'email' | 'number' | 'currency' | 'website' | 'password' | 'twitter'>

interface Keyboard {
  readonly type: HTMLInputTypeAttribute
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string
}

/** Numbers are text inputs: a number input would silently drop what it cannot parse. */
const keyboards: Readonly<Record<LineField['type'], Keyboard>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  number: { type: 'text', inputMode: 'decimal' },
  currency: { type: 'text', inputMode: 'decimal' },
  website: { type: 'text', inputMode: 'url', autoComplete: 'url' },
  password: { type: 'password', autoComplete: 'new-password' },
  twitter: { type: 'text' },
}
/** Types whose answers are not sentences, so spelling is not corrected. */
const EXACT: readonly LineField['type'][] = ['email', 'website', 'twitter', 'password']

/** A one-line text input. */
export function LineInput(props: InputProps<LineField>) {
  const { field, id, answer } = props
  const input = (
    <input
      {...keyboards[field.type]}
      {...describing(props)}
      {...(EXACT.includes(field.type) && { autoCapitalize: 'none', spellCheck: false })}
      dir={field.type === 'text' ? 'auto' : undefined}
      className="input field-element"
      id={id}
      name={inputName(field.id)}
      placeholder={field.placeholder || undefined}
      defaultValue={singleOf(answer)}
    />
  )
  const mark = field.type === 'currency' ? field.symbol : field.type === 'twitter' ? '@' : ''
  if (!mark) return input
  return (
    <div className="marked-input">
      <span className="prefix" aria-hidden="true">
        {mark}
      </span>
      {input}
    </div>
  )
}
