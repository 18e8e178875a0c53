import { listChangesCall } from '#shared/changes/schema.ts'
import type { StepLog } from '#shared/pages/draft/step-log.ts'
import { listPagesCall } from '#shared/pages/owner-api.ts'
import { cancelScheduleCall, listVersionsCall, scheduleChangesCall } from '#shared/pages/versions-api.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

const outdates = [listPagesCall, listVersionsCall, listChangesCall]

/** Schedules the changes of a page and cancels that. */
export function useSchedule(pageId: string, log: StepLog, close: () => void) {
  const { moment } = useFormats()
  const done = (words: string) => {
    close()
    showDone(words)
    void log.reload()
  }
  const wanted = useContractMutation(scheduleChangesCall, {
    outdates,
    onDone: (_, { body }) => done(`Scheduled for ${moment(body.publishAt)}.`),
    // Someone else's changes are part of the page from now on.
    onRefused: () => void log.reload(),
  })
  const canceled = useContractMutation(cancelScheduleCall, {
    outdates,
    onDone: () => done('Schedule canceled. The changes aren’t published.'),
    onRefused: () => void log.reload(),
  })
  /** @param isNew whether the page as it is now is scheduled, and not what was scheduled before */
  async function schedule(publishAt: number, isNew: boolean): Promise<void> {
    if (!(await log.flush())) return
    const sequence = isNew ? log.state().sequence : null
    wanted.mutate({ parameters: { pageId }, body: { publishAt, sequence } })
  }
  return {
    schedule,
    cancel: () => canceled.mutate({ parameters: { pageId } }),
    error: wanted.error ?? canceled.error,
    isRunning: wanted.isPending,
    isCanceling: canceled.isPending,
  }
}
