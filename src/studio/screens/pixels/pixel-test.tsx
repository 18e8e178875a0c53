import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { PIXEL_TEST } from '#shared/pixels/events.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'

/** A link to the site on which each event that the browser sends is listed. */
export function PixelTest() {
  // The site may be named without its scheme.
  const url = new URL(`/?${PIXEL_TEST}`, new URL(useStaff().website.url, location.href)).href
  return (
    <Panel
      title="Test"
      lead="Open this link in a private window, where you aren’t signed in, and accept marketing cookies. A panel on your site then lists each event that is sent, and each pixel that is blocked."
    >
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput label="Test link" value={url} readOnly flex={1} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Panel>
  )
}
