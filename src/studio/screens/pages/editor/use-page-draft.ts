import { notifications } from '@mantine/notifications'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#shared/http/call.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { StepLog } from '#shared/pages/draft/step-log.ts'
import type { SendOutcome } from '#shared/pages/draft/step-log-state.ts'
import type { Step } from '#shared/pages/draft/steps.ts'
import { handleFailure } from '#studio/session/session-end.ts'
import { readStoredSteps, storeSteps } from './stored-steps.ts'

/** The draft of a page with its steps, saved while it is edited. */
export function usePageDraft(pageId: string, draft: ReplyOf<typeof readDraftCall>) {
  // Once: the log goes on by itself, whatever the cache reads later.
  const [log] = useState(() => createLog(pageId, draft))
  useEffect(() => storeUnsent(pageId, log), [pageId, log])
  const state = useSyncExternalStore(log.subscribe, log.state)
  return { log, state }
}

function createLog(pageId: string, draft: ReplyOf<typeof readDraftCall>): StepLog {
  const parameters = { pageId }
  const log = new StepLog(draft, {
    async send(after, steps): Promise<SendOutcome> {
      const result = await call(takeStepsCall, { parameters, body: { after, steps: [...steps] } })
      if (result.ok) return { kind: 'taken', ...result.value }
      handleFailure(result.failure)
      switch (result.failure.code) {
        case 'draft-moved':
          return { kind: 'moved' }
        case 'step-refused':
        case 'invalid-fields':
        case 'page-not-found':
          return { kind: 'refused' }
        default:
          return { kind: 'away' }
      }
    },
    async read() {
      const result = await call(readDraftCall, { parameters })
      return result.ok ? result.value : null
    },
    onLost: (labels) =>
      notifications.show({
        message: `Not saved, because it doesn’t fit the page: ${labels.join(', ')}`,
        color: 'danger',
        autoClose: false,
        withBorder: true,
      }),
  })
  return log
}

/**
 * Steps are stored in the browser until the server has them: after a tab or a server was killed, or without a
 * connection, the editor goes on where it was.
 */
function storeUnsent(pageId: string, log: StepLog): () => void {
  let stored: readonly Step[] = []
  const store = () => {
    const pending = [...log.pending]
    const changed = pending.filter((step) => !stored.includes(step))
    const gone = stored.filter(({ id }) => !pending.some((step) => step.id === id)).map(({ id }) => id)
    stored = pending
    void storeSteps(pageId, changed, gone)
  }
  const stop = log.subscribe(store)
  void readStoredSteps(pageId).then((unsent) => {
    if (unsent.length === 0) return
    log.restore(unsent)
    // Those that the server has already, or that became a question, are pending no more.
    const gone = unsent.filter(({ id }) => !log.pending.some((step) => step.id === id)).map(({ id }) => id)
    void storeSteps(pageId, [], gone)
  })
  const send = () => void log.flush()
  addEventListener('pagehide', send)
  addEventListener('online', send)
  return () => {
    stop()
    removeEventListener('pagehide', send)
    removeEventListener('online', send)
    send()
  }
}
