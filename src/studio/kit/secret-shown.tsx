import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'

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

/** A secret that is shown once, in a dialog. */
export function SecretShown({ label, words, secret, done }: SecretShownProps) {
  return (
    <Stack gap="md">
      <Text size="sm">{words}</Text>
      <TextInput
        label={label}
        value={secret}
        readOnly
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" gap="xs">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : copyLabel(label)}
            </Button>
          )}
        </CopyButton>
        <Button onClick={done}>Done</Button>
      </Group>
    </Stack>
  )
}
