import { Input, Text, Textarea, type TextareaProps, TextInput } from '@mantine/core'
import { useState } from 'react'

export interface TextSettingProps {
  readonly label: string
  readonly description?: string
  readonly kind: 'line' | 'lines' | 'code'
  readonly most: number
  readonly isRequired?: boolean
  /** Whether an empty text is stored as none. */
  readonly isNullable?: boolean
  readonly value: unknown
  readonly change: (value: unknown) => void
  readonly isValid: (value: unknown) => boolean
  /** What to say of a text that cannot be saved. */
  readonly wrong?: string
}

/** A text that may be invalid while it is typed: only a text that can be saved is passed on. */
export function TextSetting({
  kind,
  most,
  isRequired = false,
  isNullable = false,
  value,
  change,
  isValid,
  wrong = 'Complete this first.',
  ...common
}: TextSettingProps) {
  const stored = String(value ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const asStored = (words: string) => (isNullable ? words || null : words)
  const onChange = (next: string) => {
    const isSavable = isValid(asStored(next))
    setTyped(isSavable ? null : next)
    if (isSavable) change(asStored(next))
  }
  const error = typed === null ? undefined : isRequired && typed.trim() === '' ? 'Required' : `Not saved yet. ${wrong}`
  const props = { ...common, value: typed ?? stored, maxLength: most, error }
  if (kind === 'line') return <TextInput {...props} onChange={(event) => onChange(event.currentTarget.value)} />
  const Area = kind === 'code' ? CodeArea : Lines
  return <Area {...props} onChange={(event) => onChange(event.currentTarget.value)} />
}

const Lines = (props: TextareaProps) => <Textarea {...props} autosize minRows={2} />

/** A text in another language than ours: nothing corrects it. */
export function CodeArea(props: TextareaProps) {
  // Its keyboards change code while it is typed.
  if (/\bAndroid\b/.test(navigator.userAgent))
    return (
      <Input.Wrapper label={props.label}>
        <Text size="sm">Code editing is not available on Android.</Text>
      </Input.Wrapper>
    )
  return (
    <Textarea
      {...props}
      autosize
      minRows={6}
      maxRows={18}
      spellCheck={false}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12 } }}
    />
  )
}
