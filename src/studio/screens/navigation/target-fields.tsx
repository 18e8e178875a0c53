import { Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { kindWords, type LinkPlace } from './describe-link.ts'
import type { MenuNode } from './nodes.ts'

interface TargetFieldsProps {
  readonly link: MenuNode['link']
  readonly isUrl: boolean
  readonly places: readonly LinkPlace[]
  readonly error: ReactNode
  readonly onChange: (changes: Partial<MenuNode['link']>) => void
}

/** Where a link leads: a page of the site, which it follows when it is renamed, or a URL. */
export function TargetFields({ link, isUrl, places, error, onChange }: TargetFieldsProps) {
  if (!isUrl)
    return (
      <SearchSelect
        label="Page"
        placeholder="Search for a page"
        data={groupsOf(places)}
        limit={60}
        value={link.collectionId}
        error={error}
        data-autofocus
        onChange={(collectionId) => onChange({ collectionId })}
      />
    )
  const { url, newWindow } = link.externalLink ?? { url: '', newWindow: false }
  return (
    <>
      <TextInput
        label="URL"
        description="A URL such as https://example.com, or a path of this site that starts with /."
        type="url"
        value={url}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        error={error}
        data-autofocus
        onChange={(event) => onChange({ externalLink: { url: event.currentTarget.value.trim(), newWindow } })}
        onBlur={() => {
          // 'example.com' is meant as a URL, not as a path.
          if (/^[\w-]+(\.[\w-]+)+/.test(url)) onChange({ externalLink: { url: `https://${url}`, newWindow } })
        }}
      />
      <Checkbox
        label="Open in a new window"
        checked={newWindow}
        onChange={(event) => onChange({ externalLink: { url, newWindow: event.currentTarget.checked } })}
      />
    </>
  )
}

function groupsOf(places: readonly LinkPlace[]) {
  const byKind = Map.groupBy(places, ({ kind }) => kind)
  return (['page', 'store', 'category'] as const)
    .map((kind) => ({
      group: kindWords[kind],
      items: (byKind.get(kind) ?? []).map(({ id, title, path }) => ({ value: id, label: `${title} · ${path}` })),
    }))
    .filter(({ items }) => items.length > 0)
}
