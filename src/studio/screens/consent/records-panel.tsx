import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import { consentPurposes } from '#shared/consent/choice.ts'
import { exportConsentRecordsCall, getConsentRecordsCall, RECORDED_DAYS } from '#shared/consent/record-api.ts'
import { pathOf } from '#shared/http/call.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './consent.module.css'
import { purposeNames } from './purpose-names.ts'

/** How many visitors agreed, and the proof of it. */
export function RecordsPanel() {
  const query = useContractQuery(getConsentRecordsCall, {})
  const { number } = useFormats()
  return (
    <Panel
      title="Consent records"
      lead="What visitors agreed to, when, and the words that they read. Each is kept for three years."
      aside={
        <Button
          component="a"
          href={pathOf(exportConsentRecordsCall, {})}
          download
          variant="default"
          size="compact-sm"
          leftSection={<Download size={14} aria-hidden />}
          aria-label="Export CSV: consent records"
        >
          Export CSV
        </Button>
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : !query.data ? (
        <Skeleton height={96} />
      ) : (
        <Stack gap="sm">
          <dl className={classes.counts} aria-label={`Last ${RECORDED_DAYS} days`}>
            {[
              [`Agreed in the last ${RECORDED_DAYS} days`, query.data.agreed] as const,
              ...consentPurposes.map((one) => [purposeNames[one], query.data.byPurpose[one] ?? 0] as const),
              ['Changed or withdrawn', query.data.withdrawn] as const,
            ].map(([name, count]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{number(count)}</dd>
              </div>
            ))}
          </dl>
          <Text size="sm" c="dimmed">
            A record names no person. Its ID is in the visitor’s browser, in the cookie cookie-consent-id: people who
            ask for their record can tell you the ID.
          </Text>
        </Stack>
      )}
    </Panel>
  )
}
