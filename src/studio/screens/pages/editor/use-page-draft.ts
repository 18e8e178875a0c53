import { notifications } from '@mantine/notifications'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { call } from '#shared/http/call.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { type Step, stepSchema } from '#shared/pages/draft/steps.ts'
import { handleFailure } from '#studio/session/session-end.ts'
import { type SendOutcome, StepLog } from './step-log.ts'

/** The draft of a page with its steps, saved while it is edited. */
export function usePageDraft(pageId: string, draft: ReplyOf<typeof readDraftCall>) {
  // Once: the log goes on by itself, whatever the cache reads later.
  const [log] = useState(() => createLog(pageId, draft))
  useEffect(() => keepUnsent(pageId, log), [pageId, log])
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
    onLost: (labels, reason) =>
      notifications.show({
        message: `${lostText[reason]} ${labels.join(', ')}`,
        color: 'danger',
        autoClose: false,
        withBorder: true,
      }),
  })
  log.restore(readUnsent(pageId))
  return log
}

const lostText = {
  moved: 'Not saved, because someone else changed this part of the page:',
  refused: 'Not saved, because it doesn’t fit the page:',
} as const

const keyOf = (pageId: string) => `vitrine-page-steps:${pageId}`

/** Steps are stored in the browser until the server has them: a closed tab goes on where it was. */
function keepUnsent(pageId: string, log: StepLog): () => void {
  const store = () => {
    if (log.pending.length === 0) localStorage.removeItem(keyOf(pageId))
    else localStorage.setItem(keyOf(pageId), JSON.stringify(log.pending))
  }
  const send = () => void log.flush()
  const stop = log.subscribe(store)
  addEventListener('pagehide', send)
  return () => {
    stop()
    removeEventListener('pagehide', send)
    send()
  }
}

function readUnsent(pageId: string): Step[] {
  try {
    const parsed = z.array(stepSchema).safeParse(JSON.parse(localStorage.getItem(keyOf(pageId)) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}
