import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Trash2 } from 'lucide-react'
import type { Goal } from '#shared/analytics/goals.ts'
import { type GoalsReply, getGoalsCall, getReachedGoalsCall, saveGoalsCall } from '#shared/analytics/goals-api.ts'
import { listExperimentsCall } from '#shared/experiments/api.ts'
import { isRunning } from '#shared/experiments/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import classes from '../analytics.module.css'

/** Deletes a goal; asks first where an experiment that runs is decided by it. */
export function DeleteGoal({ goal, saved }: { readonly goal: Goal; readonly saved: GoalsReply }) {
  const showUndo = useUndoNotice()
  const [asks, asking] = useDisclosure(false)
  const experiments = useContractQuery(listExperimentsCall, {})
  const using = experiments.data?.experiments.filter((one) => isRunning(one) && one.goalId === goal.id) ?? []
  const save = useContractMutation(saveGoalsCall, {
    outdates: [getGoalsCall, getReachedGoalsCall],
    onDone: ({ batchId }) => showUndo('Goal deleted.', batchId),
  })
  const remove = () =>
    save.mutate({ body: { goals: saved.goals.filter(({ id }) => id !== goal.id), revision: saved.revision } })
  return (
    <>
      <ActionIcon
        className={classes.rowAction}
        variant="subtle"
        color="gray"
        aria-label={`Delete “${goal.name}”`}
        disabled={save.isPending || experiments.isPending}
        onClick={using.length > 0 ? asking.open : remove}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
      <Modal opened={asks} onClose={asking.close} title={`Delete “${goal.name}”?`}>
        <Stack gap="md">
          <Text size="sm">
            {`${using.map(({ name }) => `“${name}”`).join(', ')} ${using.length === 1 ? 'is a running experiment that uses' : 'are running experiments that use'} this goal. Without it, visitors are no longer counted as reaching it.`}
          </Text>
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={asking.close}>
              Cancel
            </Button>
            <Button color="danger" loading={save.isPending} onClick={remove}>
              Delete goal
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
