import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { formLimits } from '#shared/forms/limits.ts'
import { optionsOf } from './field-rules.ts'

interface OptionsFieldProps {
  readonly label: string
  readonly options: readonly string[]
  readonly onChange: (options: string[]) => void
}

/** Options as lines of text, so that a whole list can be pasted. */
export function OptionsField({ label, options, onChange }: OptionsFieldProps) {
  const [typed, setTyped] = useState(() => options.join('\n'))
  // Undo and other changes replace the options from outside; blank lines during typing do not.
  const text = sameList(optionsOf(typed), options) ? typed : options.join('\n')
  const count = options.length
  const tooLong = options.find((option) => option.length > formLimits.optionLength)
  return (
    <Textarea
      label={label}
      description={`One per line. You can paste a list. ${count} of ${formLimits.optionsPerField}.`}
      value={text}
      autosize
      minRows={3}
      maxRows={12}
      error={
        count > formLimits.optionsPerField
          ? `You can add up to ${formLimits.optionsPerField}.`
          : tooLong && `“${tooLong.slice(0, 40)}…” is longer than ${formLimits.optionLength} characters.`
      }
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onChange(optionsOf(value))
      }}
    />
  )
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((option, index) => option === other[index])
