import { Alert, Stack, Text } from '@mantine/core'
import type { blockedKinds, CodeFindings } from '#shared/custom-code/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './custom-code.module.css'

/** What the saved code may load, and which parts of it browsers do not run. */
export function FindingsPanel({ findings, isSaved }: { readonly findings: CodeFindings; readonly isSaved: boolean }) {
  const { hosts, blocked } = findings
  return (
    <Panel
      title="What the code can reach"
      lead={isSaved ? 'Browsers block everything else.' : 'From the last save. It’s updated when you save.'}
    >
      <Stack gap="md">
        {hosts.length === 0 ? (
          <Text size="sm">No other hosts. The code can only use this site.</Text>
        ) : (
          <ul className={classes.hosts} aria-label="Hosts">
            {hosts.map((host) => (
              <li key={host}>{host}</li>
            ))}
          </ul>
        )}
        {blocked.length > 0 && (
          <Alert color="warning" title="Some parts don’t run">
            <ul className={classes.blocked}>
              {blocked.map(({ kind, detail }) => (
                <li key={`${kind} ${detail}`}>{words[kind](detail)}</li>
              ))}
            </ul>
          </Alert>
        )}
      </Stack>
    </Panel>
  )
}

const words: Readonly<Record<(typeof blockedKinds)[number], (detail: string) => string>> = {
  handler: (name) => `The attribute ${name}. Add the event in a script instead.`,
  'script-link': (element) => `An address that starts with javascript:, in <${element}>. Use a script instead.`,
  'not-https': (address) => `${address}. Use an address that starts with https://.`,
  'drawing-script': () => 'A script inside an SVG image. Move it out of the image.',
}
