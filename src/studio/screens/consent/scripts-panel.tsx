import { Anchor, Code, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Panel } from '#studio/kit/panel.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './consent.module.css'

const EXAMPLE = `<script type="text/plain" data-consent="analytics">
  // Runs when a visitor agrees to analytics.
</script>
<iframe data-consent="functional" data-src="https://…"></iframe>`

/** How code waits for consent. */
export function ScriptsPanel() {
  const may = useMay()
  return (
    <Panel title="Make code wait for consent">
      <Stack gap="sm">
        <Text size="sm">
          In your{' '}
          {may('code.write') ? (
            <Anchor component={Link} to="/custom-code" inherit>
              custom code
            </Anchor>
          ) : (
            'custom code'
          )}
          , give each script the type text/plain and a purpose: functional, analytics or marketing. Give frames, images
          and style sheets a purpose, and data-src or data-href instead of src or href.
        </Text>
        <Code block className={classes.example}>
          {EXAMPLE}
        </Code>
        <Text size="sm">
          The code runs when a visitor agrees to its purpose, and on each later page. If they withdraw their consent,
          the page reloads without it. Cookies that it has set stay until they expire. Visitors whose browser sends
          Global Privacy Control or Do Not Track are not asked about analytics and marketing.
        </Text>
      </Stack>
    </Panel>
  )
}
