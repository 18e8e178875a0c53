import { NumberInput } from '@mantine/core'
import { useRef, useState } from 'react'

interface QuantityInputProps {
  /** What it says to screen readers; a label that is shown is written beside it. */
  readonly 'aria-label'?: string
  readonly label?: string
  readonly value: number
  readonly most: number
  /** Whether the field says how many there are: 1 of 3. */
  readonly showsMost?: boolean
  /** Whether a number above `most` stays as it is typed, with a sentence: where the form says more than the field. */
  readonly keepsTyped?: boolean
  /** In pixels. */
  readonly w?: number
  /** @param quantity from 0 to `most`, or above it with `keepsTyped`; 0 while the field is empty */
  readonly onChange: (quantity: number) => void
}

/**
 * How many of a number of items. The whole number is selected at first, so that what is typed replaces it. A field that is
 * left empty gets its number back.
 */
export function QuantityInput({
  value,
  most,
  showsMost = false,
  keepsTyped = false,
  onChange,
  ...shown
}: QuantityInputProps) {
  // An empty field stays empty while somebody types: a 0 that came back would be part of the next number.
  const [isEmpty, setEmpty] = useState(false)
  const before = useRef(value)
  const suffix = showsMost ? ` of ${most}` : ''
  return (
    <NumberInput
      {...shown}
      min={0}
      max={most}
      clampBehavior={keepsTyped ? 'none' : 'strict'}
      allowDecimal={false}
      allowNegative={false}
      error={keepsTyped && value > most ? `Enter 0 to ${most}.` : undefined}
      suffix={suffix}
      value={isEmpty ? '' : value}
      onFocus={(event) => {
        before.current = value
        const field = event.currentTarget
        // Later than the library, which puts the caret behind the number after each focus.
        setTimeout(() => field.setSelectionRange(0, field.value.length - suffix.length))
      }}
      onBlur={() => {
        if (isEmpty) onChange(before.current)
        setEmpty(false)
      }}
      onChangeCapture={(event) => {
        // Keyboards of phones set the whole text, without the suffix. The library would take digits at the end of the
        // number for the end of the suffix, and leave them out: the 1 of "1 of 1".
        const field: HTMLInputElement = event.currentTarget
        if (suffix && /^\d+$/.test(field.value)) field.value += suffix
      }}
      onChange={(next) => {
        setEmpty(next === '')
        onChange(Number(next) || 0)
      }}
    />
  )
}
