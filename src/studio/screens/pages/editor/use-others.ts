import { useEffect, useRef, useState } from 'react'
import { call } from '#shared/http/call.ts'
import type { InputOf } from '#shared/http/contract.ts'
import { type DraftNews, followDraftCall } from '#shared/pages/draft/api.ts'
import type { StepLog } from '#shared/pages/draft/step-log.ts'
import { useStaff } from '#studio/session/staff-context.ts'

const ALONE_MILLISECONDS = 15_000
const TOGETHER_MILLISECONDS = 2_000

/**
 * Follows what others do to a page, and tells them which block is selected here.
 * @returns the others who are editing it
 */
export function useOthers(pageId: string, log: StepLog, blockId: string | null): DraftNews['editors'] {
  const { userId } = useStaff()
  const [others, setOthers] = useState<DraftNews['editors']>([])
  const selected = useRef(blockId)
  useEffect(() => {
    selected.current = blockId
  }, [blockId])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true
    let updatedAt: number | null = null

    async function follow(): Promise<void> {
      clearTimeout(timer)
      const news = await ask(pageId, { after: log.state().sequence, blockId: selected.current })
      if (!isOpen) return
      if (news) {
        setOthers((before) => (isSameList(before, news.editors) ? before : news.editors))
        // Own steps come from another tab, and a page that was changed beside the editor has a new published side.
        const isElsewhere = updatedAt !== null && updatedAt !== news.updatedAt
        const isOwn = news.steps.some((step) => step.userId === userId && !log.knows(step.id))
        updatedAt = news.updatedAt
        if (isElsewhere || isOwn || !log.receive(news)) await log.reload()
      }
      if (isOpen)
        timer = setTimeout(follow, news && news.editors.length > 0 ? TOGETHER_MILLISECONDS : ALONE_MILLISECONDS)
    }
    const leave = () => void ask(pageId, { after: 0, isLeaving: true })
    const look = () => {
      if (document.visibilityState === 'visible') void follow()
    }
    void follow()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOpen = false
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', look)
      leave()
    }
  }, [pageId, log, userId])
  return others
}

async function ask(pageId: string, body: InputOf<typeof followDraftCall>['body']): Promise<DraftNews | null> {
  const result = await call(followDraftCall, { parameters: { pageId }, body })
  return result.ok ? result.value : null
}

const isSameList = (one: DraftNews['editors'], other: DraftNews['editors']) =>
  one.length === other.length &&
  one.every(({ userId, blockId }, index) => userId === other[index]?.userId && blockId === other[index].blockId)
