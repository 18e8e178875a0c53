import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

export interface ReadFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** A number that cannot be told is `NaN`: no schema takes it, so that nothing else is saved in its place. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly write: (value: number) => string
  /** Null: this is no such number. */
  readonly read: (text: string) => number | null
  /** What is said of a text that cannot be read. */
  readonly hint: string
}

/** A number that is written in its own way, money or a percentage. What cannot be read stays as it was typed. */
export function ReadField({ value, onChange, write, read, hint, error, ...rest }: ReadFieldProps) {
  const written = Number.isFinite(value) ? write(value) : ''
  const [typed, setTyped] = useState(written)
  const [isLeft, setLeft] = useState(false)
  const readable = read(typed)
  // Undo and others change the value from outside; then what was typed is over.
  const isTyped = Number.isFinite(value) ? readable === value : readable === null
  const text = isTyped ? typed : written
  return (
    <TextInput
      {...rest}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      error={error || (isLeft && read(text) === null ? hint : null)}
      styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
      onFocus={(event) => {
        setLeft(false)
        event.currentTarget.select()
      }}
      onBlur={() => {
        setLeft(true)
        if (readable !== null) setTyped(write(readable))
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(read(currentTarget.value) ?? Number.NaN)
      }}
    />
  )
}
