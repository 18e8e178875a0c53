import { memo } from 'react'
import type { Answer } from '#shared/forms/answers.ts'
import { partsOf } from '#shared/forms/codes.ts'
import { fieldName } from '#shared/forms/field-names.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { inputName } from '#shared/forms/input-names.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import { ContentText, useContentLanguage } from '../content-text.tsx'
import { FieldInputs } from './field-inputs.tsx'
import type { AddressStart } from './field-model.ts'
import { fieldTexts } from './texts.ts'

export interface FormItemProps {
  readonly field: FormField
  /** Prefix of ids when the page contains the same form twice. */
  readonly idPrefix: string
  readonly answer: Answer | undefined
  readonly error: string | undefined
  /** The missing parts, separated by spaces: an equal string causes no rendering. */
  readonly missing: string
  /** False when its condition is not met: it is hidden and keeps its value. */
  readonly isShown: boolean
  readonly address: AddressStart | null
  readonly likertLabels: LikertLabels | null
}

/** Types with several boxes: a legend names the group, as for fields with several parts. */
const BOXES: ReadonlySet<FormField['type']> = new Set(['checkbox', 'radio', 'likert'])

/**
 * One field with its error above its title; styles and scripts of sites use these class names. It is memoized, because
 * forms are long and people type fast.
 */
export const FormItem = memo(function FormItem(props: FormItemProps) {
  const { field, idPrefix, answer, error, isShown } = props
  const itemId = idPrefix + field.id
  const language = useContentLanguage()
  if (field.type === 'hidden') {
    return (
      <input
        type="hidden"
        id={itemId}
        name={inputName(field.id)}
        data-key={field.key}
        defaultValue={answer as string}
      />
    )
  }
  const common = {
    id: itemId,
    'data-field-id': field.id,
    'data-field-type': field.type,
  }
  if (field.type === 'section') {
    return (
      <div
        {...common}
        className={classes('form-item section', field.underline && 'underline', !isShown && 'is-not-shown')}
      >
        {field.title && (
          <h2 className="title" lang={language}>
            {field.title}
          </h2>
        )}
        {field.description && (
          <p className="description" lang={language}>
            {field.description}
          </p>
        )}
      </div>
    )
  }
  const isParted = field.type in partsOf
  const isRequired = isAskedFor(field)
  const isGroup = isParted || BOXES.has(field.type) || (field.type === 'consent' && field.title !== '')
  const errorId = error ? `${itemId}-error` : undefined
  const descriptionId = field.description ? `${itemId}-description` : undefined
  const describedBy = [errorId, descriptionId].filter(Boolean).join(' ') || undefined
  const description = field.description && (
    <p className="description" id={descriptionId} lang={language}>
      {field.description}
    </p>
  )
  const inputs = (
    <FieldInputs
      field={field}
      id={`${itemId}-field`}
      answer={answer}
      isInvalid={error !== undefined}
      missing={props.missing === '' ? [] : props.missing.split(' ')}
      describedBy={describedBy}
      address={props.address}
      likertLabels={props.likertLabels}
    />
  )
  return (
    <div
      {...common}
      className={classes(
        'form-item',
        isParted ? 'fields' : 'field',
        field.type,
        isRequired && 'required',
        error && 'error',
        !isShown && 'is-not-shown',
      )}
    >
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {isGroup ? (
        <fieldset
          aria-describedby={describedBy}
          {...(field.type === 'radio' && {
            role: 'radiogroup',
            'aria-invalid': error !== undefined || undefined,
            'aria-required': isRequired || undefined,
          })}
        >
          <legend className={field.title ? 'title' : 'visually-hidden'}>
            <Title field={field} />
          </legend>
          {description}
          {inputs}
        </fieldset>
      ) : (
        <>
          {field.type !== 'consent' && (
            <label className={field.title ? 'title' : 'visually-hidden'} htmlFor={`${itemId}-field`}>
              <Title field={field} />
            </label>
          )}
          {description}
          {inputs}
        </>
      )}
    </div>
  )
})

/** Likert statements are never required, whatever is stored. */
const isAskedFor = ({ required, type }: FormField): boolean => required && type !== 'likert'

function Title({ field }: { field: FormField }) {
  return (
    <>
      <ContentText>{fieldName(field)}</ContentText>
      {isAskedFor(field) && (
        <span className="required" aria-hidden="true">
          {' '}
          {fieldTexts.required}
        </span>
      )}
    </>
  )
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
