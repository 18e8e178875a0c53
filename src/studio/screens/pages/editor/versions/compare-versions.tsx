import { Button, Checkbox, Group, Select, Skeleton, Stack, Text } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { compareContents } from '#shared/pages/compare/compare-contents.ts'
import { differencesOf } from '#shared/pages/compare/differences.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { getVersionCall, type PageVersion } from '#shared/pages/versions-api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { ComparedSections } from './compared-sections.tsx'

/** A version that can be compared; the draft has no id. */
export interface ComparableVersion {
  readonly key: string
  readonly name: string
  readonly version: Pick<PageVersion, 'versionId' | 'source'> | null
}

interface CompareVersionsProps {
  readonly pageId: string
  /** The page as it is in the editor. */
  readonly draft: PageContent
  /** The draft, and the published and saved versions, newest first. */
  readonly versions: readonly ComparableVersion[]
  /** The keys of the versions that are compared first. */
  readonly first: { readonly before: string; readonly after: string }
  readonly close: () => void
}

/** Two versions of a page beside each other: block by block, and word by word. */
export function CompareVersions({ pageId, draft, versions, first, close }: CompareVersionsProps) {
  const [chosen, setChosen] = useState(first)
  const [showsAll, setShowsAll] = useState(false)
  const [before, after] = [
    versions.find(({ key }) => key === chosen.before),
    versions.find(({ key }) => key === chosen.after),
  ]
  const earlier = useContent(pageId, before, draft)
  const later = useContent(pageId, after, draft)
  const data = versions.map(({ key, name }) => ({ value: key, label: name }))
  const error = earlier.error ?? later.error
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Button variant="subtle" size="compact-sm" leftSection={<ArrowLeft size={16} aria-hidden />} onClick={close}>
          All versions
        </Button>
        <Checkbox
          label="Show blocks without changes"
          checked={showsAll}
          onChange={(event) => setShowsAll(event.currentTarget.checked)}
        />
      </Group>
      <Group grow align="start">
        <Select
          label="Before"
          allowDeselect={false}
          data={data}
          value={chosen.before}
          onChange={(key) => key !== null && setChosen({ ...chosen, before: key })}
        />
        <Select
          label="After"
          allowDeselect={false}
          data={data}
          value={chosen.after}
          onChange={(key) => key !== null && setChosen({ ...chosen, after: key })}
        />
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={() => Promise.all([earlier.refetch(), later.refetch()])} />
      ) : earlier.content && later.content ? (
        <Compared
          before={earlier.content}
          after={later.content}
          names={[before?.name ?? '', after?.name ?? '']}
          showsAll={showsAll}
        />
      ) : (
        <Skeleton height={240} />
      )}
    </Stack>
  )
}

/** The content of a version; the draft is there already. */
function useContent(pageId: string, compared: ComparableVersion | undefined, draft: PageContent) {
  const { versionId, source } = compared?.version ?? { versionId: '', source: 'after' as const }
  const isDraft = compared !== undefined && compared.version === null
  const { data, error, refetch } = useContractQuery(
    getVersionCall,
    { parameters: { pageId, versionId }, query: { source } },
    { enabled: versionId !== '' },
  )
  return { content: isDraft ? draft : (data?.content ?? null), error, refetch }
}

interface ComparedProps {
  readonly before: PageContent
  readonly after: PageContent
  readonly names: readonly [string, string]
  readonly showsAll: boolean
}

function Compared({ before, after, names, showsAll }: ComparedProps) {
  const differences = differencesOf(before, after)
  const shown = showsAll
    ? compareContents(before, after).map((section, index) => ({ ...section, number: index + 1 }))
    : differences
  const count = differences.reduce((sum, { blocks }) => sum + blocks.length, 0)
  if (shown.length === 0) return <Text c="dimmed">These two versions are the same.</Text>
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {count === 0 ? 'No block differs.' : `${countInWords(count, 'blocks')} ${count === 1 ? 'differs' : 'differ'}.`}
      </Text>
      <ComparedSections sections={shown} names={names} />
    </>
  )
}
