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
      lead={
        isSaved
          ? 'Browsers block scripts, styles, frames and connections of all other hosts.'
          : 'From the last save. It’s updated when you save.'
      }
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
          <Alert color="notice" title="Check these parts">
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
  handler: (name) => `The attribute ${name} doesn’t run. Add the event in a script instead.`,
  'script-link': (element) =>
    `Addresses that start with javascript: don’t run, as in <${element}>. Use a script instead.`,
  'not-https': (address) => `${address} doesn’t load. Use an address that starts with https://.`,
  'drawing-script': () => 'A script inside an SVG image doesn’t run. Move it out of the image.',
  consent: (purpose) =>
    `An element with data-consent="${purpose}" doesn’t wait for consent. Its purpose must be functional, analytics or marketing. A script needs type="text/plain", anything else data-src or data-href instead of src or href.`,
}
