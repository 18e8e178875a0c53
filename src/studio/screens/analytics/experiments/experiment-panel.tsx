import { Alert, Anchor, Button, Group } from '@mantine/core'
import type { ShownExperiment } from '#shared/experiments/api.ts'
import { deleteExperimentCall, endExperimentCall, listExperimentsCall } from '#shared/experiments/api.ts'
import { isRunning } from '#shared/experiments/schema.ts'
import { type Variant, variants } from '#shared/experiments/variants.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { ReportTable } from '#studio/screens/reports/report-table.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { usePart } from '../actions/part-words.ts'
import classes from '../analytics.module.css'
import { obstacleWords, outcomeWords, pointsInWords, resultOf, verdictWords } from './experiment-words.ts'

interface Props {
  readonly experiment: ShownExperiment
  /** Null for a goal that was deleted. */
  readonly goalName: string | null
  readonly mayChange: boolean
}

/** One experiment: what visitors did with each version, what that says, and its end. */
export function ExperimentPanel({ experiment, goalName, mayChange }: Props) {
  const { number, day } = useFormats()
  const { locale } = useStaff().website
  const part = usePart()
  const { name, pageTitle, startedAt, endedAt, outcome, share, previewPath, obstacle } = experiment
  const runs = isRunning(experiment)
  const result = resultOf(experiment, Date.now())
  const words: Readonly<Record<Variant, string>> = { original: 'The page as it is', version: 'The version' }
  const shares: Readonly<Record<Variant, number>> = { original: 100 - share, version: share }
  return (
    <Panel
      title={name}
      lead={`${pageTitle || 'Deleted page'} · Goal: ${goalName ?? 'Deleted goal'} · ${
        endedAt === null ? `since ${day(startedAt)}` : `${day(startedAt)} to ${day(endedAt)}`
      }`}
      aside={<StateMark tone={runs ? 'go' : 'off'}>{runs ? 'Running' : 'Ended'}</StateMark>}
    >
      {runs && obstacle !== null && (
        <Alert color="danger" mb="md">
          {obstacleWords[obstacle]}
        </Alert>
      )}
      {runs && goalName === null && (
        <Alert color="danger" mb="md">
          The goal was deleted. Visitors are no longer counted as reaching it: end this experiment.
        </Alert>
      )}
      <div className={classes.wide}>
        <ReportTable
          isStacked
          label={name}
          nameTitle="Shown"
          rows={variants}
          keyOf={(variant) => variant}
          nameOf={(variant) => words[variant]}
          columns={[
            { title: 'Share', cell: (variant) => part(shares[variant], 100) },
            { title: 'Visitors', cell: (variant) => number(experiment[variant].visitors) },
            { title: 'Reached the goal', cell: (variant) => number(experiment[variant].reached) },
            { title: 'Rate', cell: (variant) => part(experiment[variant].reached, experiment[variant].visitors) },
          ]}
        />
      </div>
      {result && (
        <p className={classes.note}>
          {`Difference: ${pointsInWords(result.difference, locale)} percentage points.`}
          {result.verdict !== 'too-early' &&
            ` With 95% certainty it is between ${pointsInWords(result.from, locale)} and ${pointsInWords(result.to, locale)}.`}
        </p>
      )}
      <p className={classes.verdict}>{endedAt === null ? verdictWords(result) : outcomeWords(outcome, obstacle)}</p>
      <Group gap="sm" mt="md">
        {previewPath !== null && (
          <Anchor href={previewPath} target="_blank" rel="noreferrer">
            Preview the version
          </Anchor>
        )}
        {mayChange && <Actions experiment={experiment} />}
      </Group>
    </Panel>
  )
}

function Actions({ experiment: { id, endedAt, previewPath } }: { readonly experiment: ShownExperiment }) {
  const showUndo = useUndoNotice()
  const outdates = [listExperimentsCall]
  const end = useContractMutation(endExperimentCall, {
    outdates,
    onDone: ({ batchId }) => showUndo('Experiment ended.', batchId),
  })
  const remove = useContractMutation(deleteExperimentCall, {
    outdates,
    onDone: ({ batchId }) => showUndo('Experiment deleted.', batchId),
  })
  if (endedAt !== null)
    return (
      <Button
        variant="default"
        loading={remove.isPending}
        onClick={() => remove.mutate({ parameters: { experimentId: id } })}
      >
        Delete
      </Button>
    )
  const endWith = (outcome: Variant) => end.mutate({ parameters: { experimentId: id }, body: { outcome } })
  return (
    <>
      <Button variant="default" disabled={end.isPending} onClick={() => endWith('original')}>
        End and keep the page
      </Button>
      {previewPath !== null && (
        <Button variant="default" disabled={end.isPending} onClick={() => endWith('version')}>
          End and publish the version
        </Button>
      )}
    </>
  )
}
