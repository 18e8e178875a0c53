import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { Listing, ListSort } from '#shared/products/schema.ts'
import { PictureField } from '../files/pictures/picture-field.tsx'

/** The form of a store page or a category; `sort` is empty when a category uses the order of its store page. */
export interface ListingDraft extends Listing {
  readonly sort: ListSort | null
}

const sortWords: Readonly<Record<ListSort, string>> = {
  manual: 'Featured (your order)',
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  title: 'A to Z',
}

interface ListingFieldsProps {
  readonly draft: ListingDraft
  readonly change: (changes: Partial<ListingDraft>) => void
  /** Used in search results when the title there is empty. */
  readonly title: string
  /** Whether the order can follow the store page. */
  readonly followsStore: boolean
}

/** Description, image, order and search engine texts of a store page or a category. */
export function ListingFields({ draft, change, title, followsStore }: ListingFieldsProps) {
  const sorts = Object.entries(sortWords).map(([value, label]) => ({ value, label }))
  return (
    <Stack gap="md">
      <Textarea
        label="Description"
        description="Shown above the products."
        value={draft.description}
        maxLength={1000}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <PictureField picture={draft.picture} onChange={(picture) => change({ picture })} />
      <Select
        label="Sort products by"
        data={followsStore ? [{ value: '', label: 'Same as the store page' }, ...sorts] : sorts}
        value={draft.sort ?? ''}
        onChange={(sort) => change({ sort: (sort || null) as ListSort | null })}
      />
      <TextInput
        label="Search engine title"
        placeholder={title}
        value={draft.seoTitle}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => change({ seoTitle: event.currentTarget.value })}
      />
      <Textarea
        label="Search engine description"
        placeholder={draft.description}
        value={draft.seoDescription}
        maxLength={500}
        autosize
        minRows={2}
        onChange={(event) => change({ seoDescription: event.currentTarget.value })}
      />
    </Stack>
  )
}
