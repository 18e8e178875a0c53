import { useState } from 'react'
import { singleOf } from '#shared/forms/answers.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { inputName } from '#shared/forms/input-names.ts'
import { describing, type InputProps } from './field-model.ts'

/** Up to this many characters a field of one line is enough. */
const A_FEW_WORDS = 80

/**
 * A text area. With a limit it shows a counter and accepts more: text that is too long can be shortened, text that is
 * cut off is lost.
 */
export function TextareaInput(props: InputProps<FieldOf<'textarea'>>) {
  const { field, id, answer, isInvalid, describedBy } = props
  const [count, setCount] = useState(singleOf(answer).replaceAll('\r\n', '\n').length)
  const isOver = field.maxLength > 0 && count > field.maxLength
  const counterId = `${id}-counter`
  return (
    <>
      <textarea
        {...describing(props)}
        aria-invalid={isInvalid || isOver || undefined}
        aria-describedby={[describedBy, field.maxLength > 0 && counterId].filter(Boolean).join(' ') || undefined}
        dir="auto"
        className={
          field.maxLength > 0 && field.maxLength <= A_FEW_WORDS ? 'input field-element is-short' : 'input field-element'
        }
        id={id}
        name={inputName(field.id)}
        placeholder={field.placeholder || undefined}
        rows={5}
        defaultValue={singleOf(answer)}
        onInput={(event) => setCount(event.currentTarget.value.length)}
      />
      {field.maxLength > 0 && (
        <p className={isOver ? 'field-counter error' : 'field-counter'} id={counterId} data-error={isOver || undefined}>
          {`${count} / ${field.maxLength}`}
        </p>
      )}
    </>
  )
}
