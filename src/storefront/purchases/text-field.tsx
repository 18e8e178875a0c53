import type { HTMLInputTypeAttribute } from 'react'
import { purchaseTexts } from './texts.ts'

export interface TextFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  readonly maxLength: number
  readonly className?: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** A labeled text input; its error is below it and read with it. */
export function TextField({ id, label, error, isRequired = true, className, onChange, ...input }: TextFieldProps) {
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className="field-optional"> {purchaseTexts.optional}</span>}
      </label>
      <input
        {...input}
        id={id}
        name={id}
        className="input"
        dir="auto"
        required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
