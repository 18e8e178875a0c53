import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'

interface CustomerLinkProps {
  /** What the link does, and until when. */
  readonly lead: string
  /** Whom an email would be sent to; '' where it is not offered. */
  readonly note: string
  /** The link, once it is made. */
  readonly url: string | undefined
  readonly isShowing: boolean
  readonly isSending: boolean
  readonly show: () => void
  readonly send: () => void
}

/** A link for one customer: it is copied, or sent to them. */
export function CustomerLink({ lead, note, url, isShowing, isSending, show, send }: CustomerLinkProps) {
  return (
    <Stack gap="md">
      <Text>{lead}</Text>
      {url !== undefined && (
        <TextInput
          label="Link"
          description="You can open this link here again."
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      {note !== '' && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        {url === undefined ? (
          <Button variant={note === '' ? 'filled' : 'default'} loading={isShowing} onClick={show}>
            Show link
          </Button>
        ) : (
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button variant={note === '' ? 'filled' : 'default'} onClick={copy}>
                {copied ? 'Copied' : 'Copy link'}
              </Button>
            )}
          </CopyButton>
        )}
        {note !== '' && (
          <Button loading={isSending} onClick={send}>
            Email link
          </Button>
        )}
      </Group>
    </Stack>
  )
}
