import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> {
  readonly value: number
  readonly min: number
  readonly max: number
  /** @param value from `min` to `max`, whatever is typed */
  readonly onChange: (value: number) => void
}

/**
 * A number that a form always has. What is typed stays as it is until the field is left: an emptied field stays empty,
 * since a number that came back would be part of the next one, and then gets its number back.
 */
export function NumberField({ value, min, max, onChange, onBlur, ...shown }: NumberFieldProps) {
  // What is typed, and the value that it stands for: a value that comes from elsewhere is shown instead.
  const [typed, setTyped] = useState<{ readonly text: string | number; readonly value: number } | null>(null)
  return (
    <NumberInput
      {...shown}
      min={min}
      max={max}
      value={typed?.value === value ? typed.text : value}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
      onChange={(text) => {
        const number = text === '' ? Number.NaN : Number(text)
        const next = Number.isNaN(number) ? value : Math.min(max, Math.max(min, number))
        setTyped({ text, value: next })
        if (next !== value) onChange(next)
      }}
    />
  )
}
