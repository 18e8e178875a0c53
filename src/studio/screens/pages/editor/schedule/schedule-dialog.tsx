import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { StepLog } from '#shared/pages/draft/step-log.ts'
import type { StepLogState } from '#shared/pages/draft/step-log-state.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { PublishDateInput } from '../../settings/publish-date-input.tsx'
import { useSchedule } from './use-schedule.ts'

interface ScheduleDialogProps {
  readonly pageId: string
  readonly log: StepLog
  readonly state: Pick<StepLogState, 'page' | 'hasChanges'>
  /** How many things visitors would stumble over. */
  readonly faultCount: number
  readonly openFaults: () => void
  readonly isOpen: boolean
  readonly close: () => void
}

/** Publishes the changes of a page at a time, moves that time, and cancels it. */
export function ScheduleDialog({ isOpen, close, ...props }: ScheduleDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Schedule changes">
      {isOpen && <Schedule {...props} close={close} />}
    </Modal>
  )
}

function Schedule({ pageId, log, state, faultCount, openFaults, close }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const { page, hasChanges } = state
  const { scheduled } = page
  const { moment } = useFormats()
  const form = useForm({
    initialValues: {
      publishAt: scheduled?.publishAt ?? null,
      // What was scheduled stays as it was, unless the owner wants the page as it is now.
      isRenewed: false,
    },
    validate: { publishAt: (publishAt) => (publishAt === null ? 'Choose a date and time.' : null) },
  })
  const { schedule, cancel, error, isRunning, isCanceling } = useSchedule(pageId, log, close)
  if (!scheduled && !hasChanges)
    return <Text>There are no unpublished changes. Change the page first, then choose when visitors see it.</Text>
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ publishAt, isRenewed }) => {
        if (publishAt !== null) void schedule(publishAt, scheduled === null || isRenewed)
      })}
    >
      <Stack gap="md">
        <RefusalAlert error={error} />
        <Text size="sm">
          {scheduled
            ? `At this time, the page is published as it was on ${moment(scheduled.savedAt)}${scheduled.by && ` (scheduled by ${scheduled.by})`}.`
            : 'At this time, the page is published as it is now in the editor. Later changes aren’t part of it.'}{' '}
          If you publish the page before, the schedule is canceled.
        </Text>
        <PublishDateInput
          value={form.values.publishAt}
          change={(publishAt) => form.setFieldValue('publishAt', publishAt)}
          error={form.errors.publishAt}
        />
        {scheduled && hasChanges && (
          <Checkbox
            label="Use the page as it is now in the editor"
            {...form.getInputProps('isRenewed', { type: 'checkbox' })}
          />
        )}
        {faultCount > 0 && (
          <Group gap="xs">
            <Text size="sm">{`The page has ${countInWords(faultCount, 'problems')}.`}</Text>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                close()
                openFaults()
              }}
            >
              Show
            </Button>
          </Group>
        )}
        <Group justify="space-between">
          {scheduled && (
            <Button variant="subtle" color="danger" loading={isCanceling} onClick={cancel}>
              Cancel schedule
            </Button>
          )}
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={close}>
              Close
            </Button>
            <Button type="submit" loading={isRunning}>
              {scheduled ? 'Save' : 'Schedule'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}
