import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { countUnread, listAllSubmissions, listSubmissions } from '#shared/forms/inbox-api.ts'
import { listForms } from '#shared/forms/owner-api.ts'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'

const FRESH_MILLISECONDS = 30_000

/** The number of unread submissions. When it changes, the lists of submissions are fetched again. */
export function useUnreadSubmissions(): number {
  const client = useQueryClient()
  const query = useContractQuery(countUnread, {}, { refetchInterval: FRESH_MILLISECONDS })
  const unread = query.data?.unread
  const before = useRef(unread)
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== unread
    before.current = unread
    if (isNews)
      for (const one of [listSubmissions, listAllSubmissions, listForms])
        void client.invalidateQueries({ queryKey: keyOf(one) })
  }, [client, unread])
  return unread ?? 0
}
