import { Select, Stack, TagsInput, TextInput } from '@mantine/core'
import { memo } from 'react'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { isFull } from '#shared/collections/rules.ts'
import { timeZoneCity } from '#shared/dates/time-zones.ts'
import { limits } from '#shared/limits.ts'
import { type ProductStatus, productStatuses } from '#shared/products/codes.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { CategoriesField } from './categories-field.tsx'
import type { ProductDraft } from './draft.ts'
import { statusMeanings, statusWords } from './product-words.ts'
import type { ChangeProduct } from './use-product-editor.ts'
import { momentOf, wallTimeOf } from './wall-time.ts'

interface VisibilityProps extends Pick<ProductDraft, 'status' | 'publishAt' | 'collectionId' | 'categoryIds' | 'tags'> {
  readonly change: ChangeProduct
}

const HOUR = 3_600_000

/** Whether visitors can see the product, and where. */
export const VisibilitySection = memo(function VisibilitySection(props: VisibilityProps) {
  const { status, publishAt, collectionId, categoryIds, tags, change } = props
  const { timeZone } = useStaff().website
  const collections = useContractQuery(listCollectionsCall, {}).data?.collections ?? []

  function setStatus(next: ProductStatus) {
    // A schedule needs a time; tomorrow at this hour is the default.
    const moment = Math.ceil((Date.now() + 24 * HOUR) / HOUR) * HOUR
    change('status', { status: next, publishAt: next === 'scheduled' ? (publishAt ?? moment) : publishAt })
  }

  return (
    <Panel title="Visibility" id="visibility">
      <Stack gap="md">
        <Select
          label="Status"
          description={statusMeanings[status]}
          data={productStatuses.map((one) => ({ value: one, label: statusWords[one].label }))}
          value={status}
          onChange={(next) => next && setStatus(next as ProductStatus)}
        />
        {status === 'scheduled' && (
          <TextInput
            type="datetime-local"
            label="Publish date"
            description={`Time zone: ${timeZoneCity(timeZone)}`}
            value={publishAt === null ? '' : wallTimeOf(publishAt, timeZone)}
            error={publishAt === null ? 'Choose a publish date.' : null}
            onChange={(event) => change('publishAt', { publishAt: momentOf(event.currentTarget.value, timeZone) })}
          />
        )}
        {collections.length > 1 && (
          <Select
            label="Store page"
            data={collections.map((one) => ({ value: one.id, label: isFull(one) ? `${one.title} (full)` : one.title }))}
            value={collectionId}
            // Categories belong to a store page; those of the previous one are removed.
            onChange={(next) =>
              next && next !== collectionId && change('store', { collectionId: next, categoryIds: [] })
            }
          />
        )}
        <CategoriesField
          collectionId={collectionId}
          categoryIds={categoryIds}
          onChange={(next) => change('categories', { categoryIds: next })}
        />
        <TagsInput
          label="Tags"
          description="Keywords used in search."
          value={tags}
          maxTags={100}
          splitChars={[',', ';']}
          onChange={(next) => change('tags', { tags: next.map((tag) => tag.slice(0, limits.tagLength)) })}
        />
      </Stack>
    </Panel>
  )
})
