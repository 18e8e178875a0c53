import { Autocomplete, CloseButton, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { pageIdIn } from '#shared/links/page-links.ts'
import { getPageCall, listPagesCall } from '#shared/pages/owner-api.ts'
import { useContractQuery } from './use-contract-query.ts'

interface LinkFieldProps {
  readonly label: string
  readonly description?: string
  /** An address, `page:<id>#section`, or '' for no link. What is typed may be incomplete. */
  readonly href: string
  readonly change: (href: string) => void
  readonly error?: ReactNode
  /** Inside a popover: its choices belong to it, so that choosing one does not close it. */
  readonly isInPopover?: boolean
}

/** A link to a page of the site, which it follows when its URL changes, or to an address. */
export function LinkField(props: LinkFieldProps) {
  return pageIdIn(props.href) === null ? <AddressField {...props} /> : <PageLinkField {...props} />
}

const titleOf = ({ title, path }: { readonly title: string; readonly path: string | null }) =>
  `${title} (${path ?? 'draft'})`

/** Offers the pages that match what is typed. */
function AddressField({ label, description, href, change, error, isInPopover = false }: LinkFieldProps) {
  const words = /^[/#]|^[a-z]+:/i.test(href) ? '' : href.trim()
  const { data } = useContractQuery(
    listPagesCall,
    { query: words === '' ? {} : { search: words } },
    { keepsPreviousData: true },
  )
  const pages = new Map((data?.pages ?? []).map((page) => [titleOf(page), page.id]))
  return (
    <Autocomplete
      label={label}
      description={description ?? 'Search for a page, or enter a path such as /shop or a full URL.'}
      value={href}
      // While pages match, it may be one of them.
      error={words !== '' && pages.size > 0 ? null : error}
      maxLength={2000}
      autoComplete="off"
      spellCheck={false}
      data={words === '' && href !== '' ? [] : [...pages.keys()]}
      filter={({ options }) => options}
      maxDropdownHeight={240}
      comboboxProps={{ withinPortal: !isInPopover }}
      onChange={(text) => {
        const chosen = pages.get(text)
        change(chosen === undefined ? text.trim() : `page:${chosen}`)
      }}
    />
  )
}

function PageLinkField({ label, href, change, error }: LinkFieldProps) {
  const [, section = ''] = href.split('#')
  const pageId = pageIdIn(href) ?? ''
  const { data, isError } = useContractQuery(getPageCall, { parameters: { pageId } })
  return (
    <Stack gap="xs">
      <TextInput
        label={label}
        description="The link stays right when the page’s URL changes."
        readOnly
        value={data ? titleOf(data.page) : isError ? 'Deleted page' : ''}
        rightSection={<CloseButton aria-label="Remove link" onClick={() => change('')} />}
      />
      <TextInput
        label="Section"
        description="The link name of a section on that page. Leave empty for the top of the page."
        value={section}
        error={error ? 'Use lowercase letters, digits and hyphens.' : null}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => change(`page:${pageId}${value === '' ? '' : `#${value}`}`)}
      />
    </Stack>
  )
}
