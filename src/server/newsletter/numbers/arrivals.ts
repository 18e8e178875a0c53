import { viewedPath } from '#shared/analytics/rules.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { SubscriberSource } from '#shared/newsletter/schema.ts'

/** How someone came to a list, and on which day of the site’s calendar. Their sign-up is counted there. */
export interface Arrival {
  readonly day: string
  readonly source: SubscriberSource
  /** '' without a form. */
  readonly formId: string
  /** '' without a page. */
  readonly page: string
}

const counts = ['signed_up', 'confirmed', 'added', 'ended'] as const
export type Count = (typeof counts)[number]

/** What is counted once: a sign-up and its confirmation on the day of the sign-up, an end on its own day. */
export interface Counted {
  readonly what: Count
  readonly at: Arrival
}

/** The arrival of someone at a moment. @param pagePath as the page sent it; what could name a person in it is left out */
export const arrivalOf = (
  { at, source, formId, pagePath }: { at: number; source: SubscriberSource; formId: string | null; pagePath: string },
  timeZone: string,
): Arrival => ({
  day: calendarDay(at, timeZone),
  source,
  formId: formId ?? '',
  page: pagePath === '' ? '' : (viewedPath(pagePath, 'site') ?? ''),
})

/** The columns of a subscription that say where it is counted; null and empty for none. */
export const arrivalColumns = (arrival: Arrival | null) => ({
  counted_day: arrival?.day ?? null,
  counted_source: arrival?.source ?? ('' as const),
  counted_form_id: arrival?.formId ?? '',
  counted_page: arrival?.page ?? '',
})

/** Where a subscription is counted; null where it is not. */
export const arrivalIn = (row: {
  readonly counted_day: string | null
  readonly counted_source: SubscriberSource | ''
  readonly counted_form_id: string
  readonly counted_page: string
}): Arrival | null =>
  row.counted_day === null || row.counted_source === ''
    ? null
    : { day: row.counted_day, source: row.counted_source, formId: row.counted_form_id, page: row.counted_page }

/** The rows of `newsletter_days` with what was counted, each once, in the order of their keys. */
export function dayRows(websiteId: string, counted: readonly Counted[]) {
  const zero: Readonly<Record<Count, number>> = { signed_up: 0, confirmed: 0, added: 0, ended: 0 }
  const rows = new Map<string, { key: Arrival; sums: Record<Count, number> }>()
  for (const { what, at } of counted) {
    const name = [at.day, at.source, at.formId, at.page].join('\n')
    const row = rows.get(name) ?? { key: at, sums: { ...zero } }
    row.sums[what] += 1
    rows.set(name, row)
  }
  return [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { key, sums }]) => ({
      ...{ website_id: websiteId, day: key.day, source: key.source, form_id: key.formId, page: key.page },
      ...sums,
    }))
}
