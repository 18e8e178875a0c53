import { formatDate } from '#shared/dates/format.ts'
import type { ImportFieldChange } from '#shared/imports/schema.ts'
import type { Item } from '#shared/items/schema.ts'
import type { Page } from '#shared/pages/schema.ts'
import { statusLabels } from '#shared/publication/status.ts'
import type { EntryFacts } from './plan-entry.ts'

const LONGEST = 200

/** The changed fields of a post or page as text; its text, where nothing else differs. */
export function describeEntryChanges(
  before: Item | Page,
  facts: EntryFacts,
  zone: { readonly locale: string; readonly timeZone: string },
): ImportFieldChange[] {
  const day = (time: number | null) => (time === null ? '' : formatDate(time, zone, 'time'))
  const fields: [field: string, before: string, after: string][] = [
    ['Title', before.title, facts.title],
    ['Status', statusLabels[before.status], statusLabels[facts.status]],
    ['SEO title', before.seoTitle, facts.seoTitle],
    ['SEO description', before.seoDescription, facts.seoDescription],
  ]
  if ('categories' in before)
    fields.push(
      ['Date', day(before.publishAt), day(facts.publishAt)],
      ['Excerpt', before.excerpt, facts.excerpt],
      ['Author', before.authorName, facts.authorName],
      ['Categories', before.categories.join(', '), facts.categories.join(', ')],
      ['Tags', before.tags.join(', '), facts.tags.join(', ')],
    )
  const changed = fields
    .filter(([, old, now]) => old !== now)
    .map(([field, old, now]) => ({ field, before: old.slice(0, LONGEST), after: now.slice(0, LONGEST) }))
  return changed.length > 0 ? changed : [{ field: 'Text', before: 'As it is here', after: 'As in the file' }]
}
