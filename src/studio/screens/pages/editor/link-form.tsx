import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { listPagesCall } from '#shared/pages/owner-api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

/** Makes the selected words a link: to a page of the site, which it follows when its URL changes, or to an address. */
export function LinkForm({ apply }: { readonly apply: (href: string) => void }) {
  const [search, setSearch] = useState('')
  const [pageId, setPageId] = useState<string | null>(null)
  const [anchor, setAnchor] = useState('')
  const [address, setAddress] = useState('')
  const pages = useContractQuery(
    listPagesCall,
    { query: search.trim() === '' ? {} : { search } },
    { keepsPreviousData: true },
  )
  const isAnchor = anchor === '' || /^[a-z][a-z0-9-]{0,63}$/.test(anchor)
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)\S*$/i.test(address.trim())
  const href = pageId ? `page:${pageId}${anchor === '' ? '' : `#${anchor}`}` : address.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (pageId ? isAnchor : isAddress) apply(href)
      }}
    >
      <Stack gap="sm">
        <Select
          label="Page"
          description="The link stays right when the page’s URL changes."
          placeholder="Search pages"
          searchable
          clearable
          comboboxProps={{ withinPortal: false }}
          data={(pages.data?.pages ?? []).map(({ id, title, path }) => ({ value: id, label: `${title} (${path})` }))}
          filter={({ options }) => options}
          value={pageId}
          onChange={setPageId}
          onSearchChange={(words) => setSearch(words.replace(/ \(\/.*/, ''))}
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
          <Button size="compact-sm" variant="default" onClick={() => apply('')}>
            Remove link
          </Button>
          <Button type="submit" size="compact-sm" disabled={pageId ? !isAnchor : !isAddress}>
            Apply
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
