import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getPageCall, listPagesCall } from '#shared/pages/owner-api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface LinkFormProps {
  /** The address of the selected words; '' when they are no link. */
  readonly href: string
  /** Whether there are words to make a link of. */
  readonly hasWords: boolean
  readonly apply: (href: string) => void
}

/** Makes the selected words a link: to a page of the site, which it follows when its URL changes, or to an address. */
export function LinkForm({ href, hasWords, apply }: LinkFormProps) {
  const [linkedId = null, linkedAnchor = ''] = href.startsWith('page:') ? href.slice('page:'.length).split('#') : []
  const [search, setSearch] = useState('')
  const [pageId, setPageId] = useState<string | null>(linkedId)
  const [anchor, setAnchor] = useState(linkedAnchor)
  const [address, setAddress] = useState(linkedId ? '' : href)
  const found = useContractQuery(
    listPagesCall,
    { query: search.trim() === '' ? {} : { search } },
    { keepsPreviousData: true },
  )
  const pages = found.data?.pages ?? []
  const isListed = pages.some(({ id }) => id === pageId)
  const chosen = useContractQuery(
    getPageCall,
    { parameters: { pageId: pageId ?? '' } },
    { enabled: pageId !== null && found.data !== undefined && !isListed },
  )
  const offered = isListed || !chosen.data || pageId === null ? pages : [chosen.data.page, ...pages]
  const isAnchor = anchor === '' || /^[a-z][a-z0-9-]{0,63}$/.test(anchor)
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)\S*$/i.test(address.trim())
  const isComplete = hasWords && (pageId ? isAnchor : isAddress)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) apply(pageId ? `page:${pageId}${anchor === '' ? '' : `#${anchor}`}` : address.trim())
      }}
    >
      <Stack gap="sm">
        {!hasWords && <Text size="sm">Select the words for the link first.</Text>}
        <Select
          label="Page"
          description="The link stays right when the page’s URL changes."
          placeholder="Search pages"
          searchable
          clearable
          comboboxProps={{ withinPortal: false }}
          data={offered.map(({ id, title, path }) => ({ value: id, label: `${title} (${path ?? 'draft'})` }))}
          filter={({ options }) => options}
          value={pageId}
          onChange={setPageId}
          onSearchChange={(words) => setSearch(words.replace(/ \((?:\/|draft).*/, ''))}
          nothingFoundMessage="No page matches."
        />
        {pageId ? (
          <TextInput
            label="Section"
            description="The link name of a section on that page, if you want to lead to one."
            value={anchor}
            error={isAnchor ? null : 'Use lowercase letters, digits and hyphens.'}
            onChange={(event) => setAnchor(event.currentTarget.value)}
          />
        ) : (
          <TextInput
            label="Or an address"
            placeholder="/shop or https://…"
            value={address}
            error={address === '' || isAddress ? null : 'Start with /, https://, mailto: or tel:.'}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        )}
        <Group gap="xs" justify="flex-end">
          {href !== '' && (
            <Button size="compact-sm" variant="default" onClick={() => apply('')}>
              Remove link
            </Button>
          )}
          <Button type="submit" size="compact-sm" disabled={!isComplete}>
            Apply
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
