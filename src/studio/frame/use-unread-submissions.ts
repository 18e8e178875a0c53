import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { countUnreadCall, listAllSubmissionsCall, listSubmissionsCall } from '#shared/forms/inbox-api.ts'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'

const FRESH_MILLISECONDS = 30_000

/** The number of unread submissions. When it changes, the lists of submissions are fetched again. */
export function useUnreadSubmissions(): number {
  const client = useQueryClient()
  const query = useContractQuery(countUnreadCall, {}, { refetchInterval: FRESH_MILLISECONDS })
  const unread = query.data?.unread
  const before = useRef(unread)
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== unread
    before.current = unread
    if (isNews)
      for (const one of [listSubmissionsCall, listAllSubmissionsCall, listFormsCall])
        void client.invalidateQueries({ queryKey: keyOf(one) })
  }, [client, unread])
  return unread ?? 0
}
