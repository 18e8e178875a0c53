import { isShown, itemPath, termPath, termSlug } from '#shared/items/rules.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import type { Move } from '#shared/redirects/rules.ts'
import type { PlannedEntry } from './plan-entry.ts'

/** The path of an entry on the old site, if it will redirect: it is seen here, and its path is another one. */
export function oldPathOf({ entry, facts, action }: PlannedEntry, blog: Pick<ItemCollection, 'urlId'>): string {
  const goesIn = action !== 'skip' && action !== 'error'
  if (
    !goesIn ||
    entry.oldPath === '' ||
    facts.status === 'private' ||
    !(isShown(facts) || facts.status === 'scheduled')
  )
    return ''
  const slug = slugOf(entry.slug)
  const here = entry.kind === 'post' ? itemPath(blog, { urlId: slug }) : `/${slug}`
  return [here, `${here}/`].includes(entry.oldPath) ? '' : entry.oldPath
}

/** Where the old site lists the posts of a category or tag, as WordPress does without other settings. */
export function oldListsOf(
  { entry, facts }: PlannedEntry,
  blog: Pick<ItemCollection, 'urlId'>,
  isFromWordpress: boolean,
): Move[] {
  if (!isFromWordpress || entry.kind !== 'post' || !isShown(facts)) return []
  const moves = (kind: 'category' | 'tag', terms: PlannedEntry['entry']['tags'], kept: readonly string[]) =>
    terms
      .filter(({ slug, name }) => slug !== '' && kept.includes(name))
      .map(({ slug, name }) => ({
        from: `/${kind}/${encodeURIComponent(slug)}`,
        to: termPath(blog, kind, termSlug(name)),
      }))
  return [...moves('category', entry.categories, facts.categories), ...moves('tag', entry.tags, facts.tags)]
}
