import { Anchor, Button, Group, NumberInput, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Goal } from '#shared/analytics/goals.ts'
import { listExperimentsCall, startExperimentCall } from '#shared/experiments/api.ts'
import { type ExperimentPlan, experimentLimits } from '#shared/experiments/schema.ts'
import { listPagesCall, type PageRow } from '#shared/pages/owner-api.ts'
import { listVersionsCall } from '#shared/pages/versions-api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import classes from '../analytics.module.css'

const SEARCH_DELAY = 250

/** The form that begins an experiment. */
export function NewExperiment({ goals }: { readonly goals: readonly Goal[] }) {
  const showUndo = useUndoNotice()
  const { moment } = useFormats()
  const form = useForm<ExperimentPlan>({
    initialValues: { name: '', pageId: '', versionId: '', share: 50, goalId: '' },
    validate: {
      name: (name) => (name.trim() ? null : 'Enter a name.'),
      pageId: (pageId) => (pageId ? null : 'Choose a page.'),
      versionId: (versionId) => (versionId ? null : 'Choose a version.'),
      goalId: (goalId) => (goalId ? null : 'Choose a goal.'),
      share: (share) => (typeof share === 'number' ? null : 'Enter a number from 1 to 99.'),
    },
  })
  const { pageId } = form.values
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, SEARCH_DELAY)
  const [chosen, setChosen] = useState<PageRow | null>(null)
  const pages = useContractQuery(listPagesCall, { query: { search } }, { keepsPreviousData: true }).data?.pages ?? []
  const versions = useContractQuery(listVersionsCall, { parameters: { pageId } }, { enabled: pageId !== '' }).data
  const saved = versions?.versions.filter(({ source }) => source === 'saved') ?? []
  const start = useContractMutation(startExperimentCall, {
    outdates: [listExperimentsCall],
    onDone: ({ batchId }) => {
      showUndo('Experiment started.', batchId)
      form.reset()
    },
    onRefused: () => {},
  })
  const found = pages.filter(({ status, purpose }) => status === 'published' && purpose === 'page')
  const page = chosen?.id === pageId ? chosen : null
  const offered = page && !found.some(({ id }) => id === page.id) ? [page, ...found] : found
  return (
    <Panel
      title="Start an experiment"
      lead="The version is a saved version of the page. Save one in the editor of the page first."
    >
      {goals.length === 0 ? (
        <p className={classes.note}>
          You need a goal to compare by.{' '}
          <Anchor component={Link} to="/analytics?view=goals">
            Add a goal
          </Anchor>
        </p>
      ) : (
        <form
          onSubmit={form.onSubmit((body) => start.mutate({ body: { ...body, name: body.name.trim() } }))}
          noValidate
        >
          <RefusalAlert error={start.error} />
          <Group align="start" gap="sm">
            <Select
              label="Page"
              w={{ base: '100%', xs: 220 }}
              placeholder="Choose a page"
              searchable
              nothingFoundMessage="No matches"
              // The server has searched already.
              filter={({ options }) => options}
              // The field has the title of the page that was chosen: that is no search.
              onSearchChange={(words) => setTyped(words === page?.title ? '' : words)}
              data={offered.map(({ id, title }) => ({ value: id, label: title }))}
              {...form.getInputProps('pageId')}
              value={pageId || null}
              onChange={(next) => {
                setChosen(offered.find(({ id }) => id === next) ?? null)
                setTyped('')
                form.setValues({ pageId: next ?? '', versionId: '' })
              }}
            />
            <Select
              label="Version"
              w={{ base: '100%', xs: 220 }}
              placeholder={pageId && versions && saved.length === 0 ? 'No saved version' : 'Choose a version'}
              disabled={saved.length === 0}
              data={saved.map(({ versionId, name, at }) => ({
                value: versionId,
                label: name || (at === null ? 'Without a name' : moment(at)),
              }))}
              {...form.getInputProps('versionId')}
              value={form.values.versionId || null}
              onChange={(next) => form.setFieldValue('versionId', next ?? '')}
            />
            <Select
              label="Goal"
              w={{ base: '100%', xs: 200 }}
              placeholder="Choose a goal"
              data={goals.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.getInputProps('goalId')}
              value={form.values.goalId || null}
              onChange={(next) => form.setFieldValue('goalId', next ?? '')}
            />
            <NumberInput
              label="Visitors who see the version"
              w={{ base: '100%', xs: 200 }}
              suffix="%"
              min={experimentLimits.leastShare}
              max={experimentLimits.mostShare}
              allowDecimal={false}
              clampBehavior="strict"
              {...form.getInputProps('share')}
            />
            <TextInput
              className={classes.noteText}
              label="Name of the experiment"
              maxLength={experimentLimits.name}
              {...form.getInputProps('name')}
            />
            <Button type="submit" variant="default" mt={24} loading={start.isPending}>
              Start
            </Button>
          </Group>
        </form>
      )}
      <p className={classes.note}>
        Visitors keep their version for the day, without cookies, and from day to day if they agreed to be recognized.
        Search engines, your team and people who ask not to be counted see the page as it is.
      </p>
    </Panel>
  )
}
