import { beginningOfDay } from '#shared/dates/days.ts'
import type { NewsletterList, SegmentFilter } from '#shared/newsletter/schema.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { sourceWords, stateWords } from './subscriber-words.ts'

const parts = ['listId', 'state', 'source', 'since', 'search'] as const

/** Whether two filters match the same subscribers. */
export const isSameFilter = (one: SegmentFilter, other: SegmentFilter): boolean =>
  parts.every((part) => (one[part] ?? '') === (other[part] ?? ''))

/** Returns a function that describes a filter: 'Workshops · Subscribed · Since Nov 1, 2026'. */
export function useFilterWords(lists: readonly NewsletterList[]): (filter: SegmentFilter) => string {
  const { day } = useFormats()
  const { timeZone } = useStaff().website
  return ({ listId, state, source, since, search }) =>
    [
      listId && (lists.find(({ id }) => id === listId)?.name ?? ''),
      state && stateWords[state].label,
      source && `Source: ${sourceWords[source]}`,
      since && `Since ${day(beginningOfDay(since, timeZone))}`,
      search && `“${search}”`,
    ]
      .filter(Boolean)
      .join(' · ') || 'All subscribers'
}
