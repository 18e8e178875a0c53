import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'

interface CustomerLinkProps {
  /** What the link does, and until when. */
  readonly lead: string
  /** The link, once it is made. */
  readonly url: string | undefined
  readonly isShowing: boolean
  readonly show: () => void
  /** An email with the link, with whom it would be sent to; null where it is not offered. */
  readonly email: { readonly note: string; readonly isSending: boolean; readonly send: () => void } | null
}

/** A link for one customer: it is copied, or sent to them. */
export function CustomerLink({ lead, url, isShowing, show, email }: CustomerLinkProps) {
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
      {email && (
        <Text size="sm" c="dimmed">
          {email.note}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        {url === undefined ? (
          <Button variant={email ? 'default' : 'filled'} loading={isShowing} onClick={show}>
            Show link
          </Button>
        ) : (
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button variant={email ? 'default' : 'filled'} onClick={copy}>
                {copied ? 'Copied' : 'Copy link'}
              </Button>
            )}
          </CopyButton>
        )}
        {email && (
          <Button loading={email.isSending} onClick={email.send}>
            Email link
          </Button>
        )}
      </Group>
    </Stack>
  )
}
