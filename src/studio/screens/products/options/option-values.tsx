import { Input } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import type { Result } from '#shared/http/failure.ts'
import { succeed } from '#shared/http/failure.ts'
import type { ProductOption } from '#shared/products/schema.ts'
import { type DraftVariant, variantLike } from '../draft.ts'
import type { ApplyChoices } from './apply-choices.ts'
import { addValue, type Choices, removeValue, valuesOf } from './option-rules.ts'
import classes from './options.module.css'
import { ValueChip } from './value-chip.tsx'

interface OptionValuesProps {
  readonly option: ProductOption
  readonly choices: Choices<DraftVariant>
  readonly apply: ApplyChoices
}

const LONGEST_VALUE = 200

/** The values of an option. Enter or a comma adds one, several can be pasted, Backspace removes the last one. */
export function OptionValues({ option, choices, apply }: OptionValuesProps) {
  const [typed, setTyped] = useState('')
  // No error is shown before the field was used.
  const [isLeft, setLeft] = useState(false)
  const id = useId()
  const values = valuesOf(choices, option.name)

  function add(text: string) {
    let next: Result<Choices<DraftVariant>> = succeed(choices)
    for (const value of text.split(/[,\n\t]/)) {
      const trimmed = value.trim().slice(0, LONGEST_VALUE)
      if (trimmed && next.ok) next = addValue(next.value, option.name, trimmed, variantLike)
    }
    setTyped('')
    if (!next.ok || next.value !== choices) apply('add-value', next)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' || event.key === ',') && typed.trim()) {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) {
      event.preventDefault()
      apply('remove-value', removeValue(choices, option.name, values.at(-1)!))
    }
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[,\n\t]/.test(text)) return
    event.preventDefault()
    add(text)
  }

  return (
    <Input.Wrapper
      className={classes.wide}
      label="Values"
      labelProps={{ htmlFor: id }}
      error={isLeft && values.length === 0 ? 'Enter at least one value.' : null}
    >
      <div className={classes.values}>
        {values.map((value, index) => (
          <ValueChip
            key={value}
            value={value}
            index={index}
            count={values.length}
            option={option}
            choices={choices}
            apply={apply}
          />
        ))}
        <input
          id={id}
          className={classes.valueField}
          value={typed}
          placeholder={values.length === 0 ? 'S, M, L' : 'Add'}
          maxLength={2000}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            setLeft(true)
            if (typed.trim()) add(typed)
          }}
        />
      </div>
    </Input.Wrapper>
  )
}
