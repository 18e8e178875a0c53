import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface CheckedFieldProps extends Pick<TextInputProps, 'label' | 'description' | 'placeholder' | 'maxLength'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  /** Why the value cannot be saved. */
  readonly wrong: string | undefined
  /** Whether a save was refused: then it is said at once. */
  readonly isRefused: boolean
}

/** A text that may be wrong while it is typed. Once its field is left, or a save was refused, the field says so. */
export function CheckedField({ value, onChange, onLeave, wrong, isRefused, ...rest }: CheckedFieldProps) {
  const [isLeft, setLeft] = useState(false)
  return (
    <TextInput
      {...rest}
      value={value}
      error={isLeft || isRefused ? wrong : null}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        onLeave?.()
      }}
    />
  )
}
