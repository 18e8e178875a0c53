import { Button, ColorInput } from '@mantine/core'
import { useState } from 'react'
import { readColor } from '#shared/styles/read-color.ts'

interface ColorFieldProps {
  readonly label: string
  /** Null: derived from other colors. */
  readonly value: string | null
  /** The color that is derived, while none is chosen. */
  readonly automatic?: string
  readonly change: (color: string) => void
  readonly reset?: () => void
}

const COLOR = /^#[0-9a-f]{6}$/i

/** A color, typed, pasted or picked. What is typed counts when it is complete; other spellings count when it is left. */
export function ColorField({ label, value, automatic, change, reset }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readColor(typed)
  const take = (next: string) => {
    if (next !== (value ?? automatic)) change(next)
  }
  return (
    <ColorInput
      label={label}
      description={value === null ? 'Made from the other colors.' : undefined}
      format="hex"
      value={typed ?? value ?? automatic ?? ''}
      onChange={(next) => {
        const isComplete = COLOR.test(next)
        setTyped(isComplete ? null : next)
        if (isComplete) take(next)
      }}
      // What is typed stays as it is: a color in another spelling is no mistake of the field.
      fixOnBlur={false}
      onBlur={() => {
        if (read && 'color' in read) take(read.color)
        setTyped(null)
      }}
      error={read && 'problem' in read ? read.problem : undefined}
      rightSectionWidth={reset && value !== null ? 92 : undefined}
      rightSection={
        reset &&
        value !== null && (
          <Button size="compact-xs" variant="subtle" onClick={reset} aria-label={`${label}: automatic`}>
            Automatic
          </Button>
        )
      }
    />
  )
}
