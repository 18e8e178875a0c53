import { Button, NumberInput, Skeleton, Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  type AnalyticsSettingsReply,
  getAnalyticsSettingsCall,
  saveAnalyticsSettingsCall,
} from '#shared/analytics/api.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

/** Whether visits are counted, and how long each view is kept. */
export function SettingsPanel() {
  const query = useContractQuery(getAnalyticsSettingsCall, {})
  return (
    <Panel title="Settings">
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.isLoading && <Skeleton height={150} />}
      {query.data && <SettingsForm key={query.data.revision} saved={query.data} />}
    </Panel>
  )
}

function SettingsForm({ saved }: { readonly saved: AnalyticsSettingsReply }) {
  const form = useForm({
    initialValues: saved.settings,
    validate: { keptDays: (days) => (typeof days === 'number' ? null : 'Enter a number from 1 to 365.') },
  })
  const save = useContractMutation(saveAnalyticsSettingsCall, {
    outdates: [getAnalyticsSettingsCall],
    onDone: () => showDone('Settings saved'),
    onRefused: () => {},
  })
  return (
    <form onSubmit={form.onSubmit((settings) => save.mutate({ body: { settings, revision: saved.revision } }))}>
      <Stack align="start">
        <RefusalAlert error={save.error} />
        <Switch
          id="count-visits"
          label="Count visits"
          description="While this is off, pages send nothing. The numbers so far stay."
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
        <NumberInput
          label="Keep single page views for (days)"
          description="Totals are kept forever."
          min={1}
          max={365}
          allowDecimal={false}
          clampBehavior="strict"
          {...form.getInputProps('keptDays')}
        />
        <Switch
          id="weekly-email"
          label="Send a weekly email"
          description="Every Monday, the address for order notifications gets the numbers of the week before."
          {...form.getInputProps('sendsWeeklyEmail', { type: 'checkbox' })}
        />
        <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
          Save
        </Button>
      </Stack>
    </form>
  )
}
