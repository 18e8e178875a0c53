import { listOf, singleOf } from '#shared/forms/answers.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { inputName } from '#shared/forms/input-names.ts'
import { ContentText, useContentLanguage } from '../content-text.tsx'
import { describing, type InputProps } from './field-model.ts'
import { fieldTexts } from './texts.ts'

/** Options of which several, or one, can be checked. */
export function ChoiceInput({ field, id, answer, isInvalid, describedBy }: InputProps<FieldOf<'checkbox' | 'radio'>>) {
  const chosen = new Set(listOf(answer))
  const language = useContentLanguage()
  return (
    <div className="options">
      {field.options.map((option, index) => (
        <div key={option} className="option">
          <label>
            <input
              type={field.type}
              id={index === 0 ? id : `${id}-${index}`}
              name={inputName(field.id)}
              value={option}
              defaultChecked={chosen.has(option)}
              // Radio buttons are invalid as a group, checkboxes individually.
              aria-invalid={(field.type === 'checkbox' && isInvalid) || undefined}
              aria-describedby={field.type === 'checkbox' ? describedBy : undefined}
            />
            <span className="option-text" lang={language}>
              {option}
            </span>
          </label>
        </div>
      ))}
    </div>
  )
}

/** One option of a select box. */
export function SelectInput(props: InputProps<FieldOf<'select'>>) {
  const { field, id, answer } = props
  const language = useContentLanguage()
  return (
    <select
      {...describing(props)}
      className="select field-element"
      id={id}
      name={inputName(field.id)}
      defaultValue={singleOf(answer)}
    >
      <option value="">{fieldTexts.selectOption}</option>
      {field.options.map((option) => (
        <option key={option} lang={language}>
          {option}
        </option>
      ))}
    </select>
  )
}

/** A checkbox for a consent text; the text itself is sent and stored. */
export function ConsentInput(props: InputProps<FieldOf<'consent'>>) {
  const { field, id, answer } = props
  return (
    <div className="option">
      <label>
        <input
          {...describing(props)}
          type="checkbox"
          id={id}
          name={inputName(field.id)}
          value={field.text}
          defaultChecked={answer === field.text}
        />
        <span className="option-text">
          <ContentText>{field.text}</ContentText>
          {field.required && !field.title && (
            <span className="required" aria-hidden="true">
              {' '}
              {fieldTexts.required}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}
