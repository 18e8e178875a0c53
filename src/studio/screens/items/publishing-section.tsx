import { Autocomplete, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core'
import { timeZoneCity } from '#shared/dates/time-zones.ts'
import { listItemNamesCall, type OwnerItem } from '#shared/items/api.ts'
import { hasTerms } from '#shared/items/kinds.ts'
import { CATEGORIES_PER_ITEM, type ItemCollection, TAGS_PER_ITEM } from '#shared/items/schema.ts'
import { limits } from '#shared/limits.ts'
import { type ProductStatus, productStatuses } from '#shared/products/codes.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { momentOf, wallTimeOf } from '../products/wall-time.ts'
import type { ItemDraft } from './item-draft.ts'
import { ItemPassword } from './item-password.tsx'
import { statusMeanings } from './item-words.ts'
import type { ChangeItem } from './use-item-editor.ts'

interface Props {
  /** As it is saved. */
  readonly item: OwnerItem
  readonly draft: ItemDraft
  readonly change: ChangeItem
  readonly collection: Pick<ItemCollection, 'id' | 'kind'>
  readonly noun: string
}

const HOUR = 3_600_000
const lessonScheduled = 'The course lists it with the date below. Visitors can open it from then on.'

/** When visitors see an item, who wrote it, and in which lists they find it. */
export function PublishingSection({ item, draft, change, collection, noun }: Props) {
  const { status, publishAt, authorName, categories, tags, starred } = draft
  const { timeZone } = useStaff().website
  const names = useContractQuery(listItemNamesCall, { parameters: { collectionId: collection.id } }).data
  function setStatus(next: ProductStatus) {
    // A schedule needs a time to come; tomorrow at this hour is the default.
    const tomorrow = Math.ceil((Date.now() + 24 * HOUR) / HOUR) * HOUR
    const moment = next === 'scheduled' && publishAt <= Date.now() ? tomorrow : publishAt
    change('status', { status: next, publishAt: next === 'published' ? Math.min(moment, Date.now()) : moment })
  }
  return (
    <Panel title="Publishing">
      <Stack gap="md">
        <Select
          label="Status"
          description={
            collection.kind === 'course' && status === 'scheduled' ? lessonScheduled : statusMeanings[status]
          }
          data={productStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          value={status}
          onChange={(next) => next && setStatus(next as ProductStatus)}
        />
        <ItemPassword item={item} noun={noun} />
        <TextInput
          type="datetime-local"
          label="Publish date"
          description={`Time zone: ${timeZoneCity(timeZone)}`}
          value={wallTimeOf(publishAt, timeZone)}
          onChange={(event) => {
            const moment = momentOf(event.currentTarget.value, timeZone)
            if (moment !== null) change('publishAt', { publishAt: moment })
          }}
        />
        {hasTerms(collection.kind) && (
          <>
            <Autocomplete
              label="Author"
              description="The name that visitors read."
              data={names?.authors ?? []}
              value={authorName}
              maxLength={100}
              autoComplete="off"
              onChange={(next) => change('authorName', { authorName: next })}
            />
            <TagsInput
              label="Categories"
              description={`Press Enter after each. Up to ${limits.categoryLength} characters.`}
              data={names?.categories ?? []}
              value={[...categories]}
              maxTags={CATEGORIES_PER_ITEM}
              splitChars={[',', ';']}
              onChange={(next) =>
                change('categories', { categories: next.map((one) => one.slice(0, limits.categoryLength)) })
              }
            />
            <TagsInput
              label="Tags"
              description={`Up to ${limits.tagLength} characters.`}
              data={names?.tags ?? []}
              value={[...tags]}
              maxTags={TAGS_PER_ITEM}
              splitChars={[',', ';']}
              onChange={(next) => change('tags', { tags: next.map((tag) => tag.slice(0, limits.tagLength)) })}
            />
          </>
        )}
        <Switch
          label="Featured"
          description={`Summary blocks can show only ${noun}s that are featured.`}
          checked={starred}
          onChange={(event) => change('starred', { starred: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  )
}
