import { Button } from '@mantine/core'
import { useState } from 'react'
import type { SegmentFilter as Filter, NewsletterList } from '#shared/newsletter/schema.ts'
import { listSegmentsCall } from '#shared/newsletter/segments-api.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { SegmentDialog } from './segment-dialog.tsx'
import { isSameFilter } from './segment-words.ts'

interface SegmentFilterProps {
  /** The current filter of the list. */
  readonly filter: Filter
  readonly lists: readonly NewsletterList[]
  /** Applies the filter of a segment; null removes the filter. */
  readonly onChoose: (filter: Filter | null) => void
}

/**
 * Applies a segment to the list, and saves the current filter as one. The filter decides which segment is shown as
 * selected.
 */
export function SegmentFilter({ filter, lists, onChoose }: SegmentFilterProps) {
  const segments = useContractQuery(listSegmentsCall, {}).data?.segments
  const [isSaving, setSaving] = useState(false)
  const canWrite = useMay()('subscribers.write')
  const chosen = segments?.find((segment) => isSameFilter(segment.filter, filter))
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      {segments && segments.length > 0 && (
        <FilterSelect
          label="Segment"
          width={170}
          value={chosen?.id}
          choices={segments.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChoose(segments.find((segment) => segment.id === id)?.filter ?? null)}
        />
      )}
      {canWrite && segments && isNarrowed && !chosen && (
        <Button variant="default" onClick={() => setSaving(true)}>
          Save as segment
        </Button>
      )}
      <SegmentDialog subject={isSaving ? filter : null} lists={lists} close={() => setSaving(false)} />
    </>
  )
}
