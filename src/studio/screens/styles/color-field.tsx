import { Button, ColorInput } from '@mantine/core'
import { useState } from 'react'

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

/** A color, typed or picked. What is typed counts when it is complete. */
export function ColorField({ label, value, automatic, change, reset }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <ColorInput
      label={label}
      description={value === null ? 'Made from the other colors.' : undefined}
      format="hex"
      value={typed ?? value ?? automatic ?? ''}
      onChange={(next) => {
        const isComplete = COLOR.test(next)
        setTyped(isComplete ? null : next)
        if (isComplete && next !== (value ?? automatic)) change(next)
      }}
      onBlur={() => setTyped(null)}
      error={typed === null ? undefined : 'Enter # and six hexadecimal digits.'}
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
