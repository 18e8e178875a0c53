import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { MOST_TRACK_SECONDS } from '#shared/items/schema.ts'
import { formatLength, parseLength } from '#shared/items/track-length.ts'

interface LengthFieldProps {
  readonly description: string
  readonly seconds: number | null
  readonly onChange: (seconds: number | null) => void
}

/** A length as it was read from a file, or as the owner writes it. */
export function LengthField({ description, seconds, onChange }: LengthFieldProps) {
  const [text, setText] = useState(seconds === null ? '' : formatLength(seconds))
  const parsed = parseLength(text)
  const isWrong = text.trim() !== '' && (parsed === null || parsed > MOST_TRACK_SECONDS)
  return (
    <TextInput
      label="Length"
      description={description}
      placeholder="3:45"
      value={text}
      error={isWrong ? 'Enter a length such as 3:45.' : null}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        if (!isWrong && parsed !== seconds) onChange(parsed)
      }}
    />
  )
}

/** The length of a file in whole seconds; null where the browser cannot read it. */
export function lengthOf(kind: 'audio' | 'video', url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const media = document.createElement(kind)
    media.preload = 'metadata'
    media.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(media.duration) ? Math.min(Math.round(media.duration), MOST_TRACK_SECONDS) : null),
    )
    media.addEventListener('error', () => resolve(null))
    media.src = url
  })
}
