import { useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { publishDraftCall } from '#shared/pages/draft/api.ts'
import type { StepLog } from '#shared/pages/draft/step-log.ts'
import { getPageCall, listPagesCall } from '#shared/pages/owner-api.ts'
import { SHARED_SECTION } from '#shared/pages/schema.ts'
import { listSharedSectionPagesCall, listSharedSectionsCall } from '#shared/pages/shared-sections/api.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

/** Publishes the draft: everything is saved first, and visitors get what the owner sees. */
export function usePublish(pageId: string, log: StepLog) {
  const { purpose } = log.state().page
  const [isRunning, setRunning] = useState(false)
  const { mutateAsync } = useContractMutation(publishDraftCall, {
    outdates: [listPagesCall, getPageCall, listChangesCall, listSharedSectionsCall, listSharedSectionPagesCall],
  })
  async function run(): Promise<void> {
    setRunning(true)
    try {
      if (!(await log.flush())) return
      await mutateAsync({ parameters: { pageId }, body: { sequence: log.state().sequence } })
      await log.reload()
      showDone(
        purpose === SHARED_SECTION
          ? 'Published. Visitors see it on all its pages now.'
          : 'Published. Visitors see this version now.',
      )
    } catch {
      // The refusal is shown; someone else's changes are part of the page from now on.
      await log.reload()
    } finally {
      setRunning(false)
    }
  }
  return { run, isRunning }
}
