import { Alert, Anchor, Button, List, NumberInput, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getReplaySettingsCall, type ReplayObstacle, saveReplaySettingsCall } from '#shared/replays/api.ts'
import { KEPT_DAYS } from '#shared/replays/limits.ts'
import { replaySettingsSchema, type ReplaySettings as Settings } from '#shared/replays/schema.ts'
import { besidesFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

/** Whether visits are recorded, and what that needs. */
export function ReplaySettings() {
  const query = useContractQuery(getReplaySettingsCall, {})
  return (
    <Panel
      title="Settings"
      lead={`Only visitors who agree to statistics cookies are recorded, in time zones of America and on devices with more than two processor cores. Recordings stay on this server for ${KEPT_DAYS} days. The cart, the checkout, orders and visits of your team are never recorded.`}
    >
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.isLoading && <Skeleton height={220} />}
      {query.data && (
        <Stack gap="lg">
          {query.data.settings.isOn && query.data.obstacles.length > 0 && <Obstacles of={query.data.obstacles} />}
          <SettingsForm key={query.data.revision} saved={query.data} />
        </Stack>
      )}
    </Panel>
  )
}

const obstacleWords: Readonly<Record<ReplayObstacle, ReactNode>> = {
  country: (
    <>
      Session replay is available to sites in the United States.{' '}
      <Anchor component={Link} to="/settings" inherit>
        Check the country of your site
      </Anchor>
      .
    </>
  ),
  consent: (
    <>
      <Anchor component={Link} to="/cookie-banner" inherit>
        Turn on the cookie banner and ask for statistics
      </Anchor>
      .
    </>
  ),
  visits: 'Turn on Count visits, under Visits.',
}

function Obstacles({ of: obstacles }: { readonly of: readonly ReplayObstacle[] }) {
  return (
    <Alert color="notice" title="Nothing is recorded yet" role="status">
      <List size="sm">
        {obstacles.map((obstacle) => (
          <List.Item key={obstacle}>{obstacleWords[obstacle]}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

function SettingsForm({ saved }: { readonly saved: { readonly settings: Settings; readonly revision: number } }) {
  const form = useForm<Settings>({
    mode: 'controlled',
    initialValues: saved.settings,
    validate: (values) => {
      const checked = replaySettingsSchema.safeParse(values)
      const issues = checked.success ? [] : checked.error.issues
      return Object.fromEntries(
        issues.map(({ path, message }) => [
          String(path[0]),
          path[0] === 'share' ? 'Enter a number from 1 to 100.' : message,
        ]),
      )
    },
  })
  const save = useContractMutation(saveReplaySettingsCall, {
    outdates: [getReplaySettingsCall],
    onDone: () => showDone('Settings saved'),
    onRefused: () => {},
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((settings) => save.mutate({ body: { settings, revision: saved.revision } }))}
    >
      <Stack align="start">
        <RefusalAlert error={besidesFields(save.error)} />
        <Switch
          id="record-visits"
          label="Record visits"
          description="Mention it in your privacy policy and in the explanation of statistics in the cookie banner."
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
        <NumberInput
          label="Share of visitors (%)"
          description="Drawn at random among those who can be recorded."
          min={1}
          max={100}
          allowDecimal={false}
          clampBehavior="strict"
          {...form.getInputProps('share')}
        />
        <TextInput
          label="FullStory organization ID (optional)"
          description={
            <Text span inherit>
              If you have an account there, FullStory records the same visitors too. Pages are sent with all texts
              masked.
            </Text>
          }
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('fullStoryId')}
          onChange={(event) => form.setFieldValue('fullStoryId', event.currentTarget.value.trim())}
        />
        <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
          Save
        </Button>
      </Stack>
    </form>
  )
}
