import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'

interface SecretShownProps {
  readonly label: string
  /** Why it must be copied now. */
  readonly words: string
  readonly secret: string
  readonly done: () => void
}

/** 'Copy signing secret', 'Copy API key'. */
const copyLabel = (label: string): string =>
  `Copy ${/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`

/**
 * A secret that is shown once, as a step of a dialog: it takes the focus. The dialog asks before it closes without a copy:
 * `Modal` where it is left, and the button at its end.
 */
export function SecretShown({ label, words, secret, done }: SecretShownProps) {
  const [isCopied, setCopied] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const wordsId = useId()
  return (
    <Stack gap="md" data-shown-once={isCopied ? undefined : ''} onCopy={() => setCopied(true)}>
      <Text size="sm" id={wordsId}>
        {words}
      </Text>
      <TextInput
        label={label}
        value={secret}
        readOnly
        autoFocus
        aria-describedby={wordsId}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isAsked && !isCopied && (
        <Text size="sm" c="danger" role="alert">
          You haven’t copied it, and it can’t be shown again.
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => (isCopied || isAsked ? done() : setAsked(true))}>
          {isAsked && !isCopied ? 'Close without copying' : 'Done'}
        </Button>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              onClick={() => {
                copy()
                setCopied(true)
              }}
            >
              {copied ? 'Copied' : copyLabel(label)}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  )
}
