import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

export interface ReadFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** An unreadable number is `NaN`: every schema refuses it, so that nothing else is saved in its place. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly write: (value: number) => string
  /** Null: the text is not such a number. */
  readonly read: (text: string) => number | null
  /** The error for a text that cannot be read. */
  readonly hint: string
}

/** A number with its own notation, such as money or a percentage. Unreadable text stays as it was typed. */
export function ReadField({ value, onChange, write, read, hint, error, ...rest }: ReadFieldProps) {
  const written = Number.isFinite(value) ? write(value) : ''
  const [typed, setTyped] = useState(written)
  const [isLeft, setLeft] = useState(false)
  const readable = read(typed)
  // Undo and other changes from outside replace the typed text.
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
