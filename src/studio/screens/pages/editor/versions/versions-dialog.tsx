import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { PageContent } from '#shared/pages/content.ts'
import { getVersionCall, listVersionsCall, type PageVersion } from '#shared/pages/versions-api.ts'
import { showRefusal } from '#studio/kit/notices.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { ask, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { type ComparableVersion, CompareVersions } from './compare-versions.tsx'

interface VersionsDialogProps {
  readonly pageId: string
  /** The page as it is in the editor. */
  readonly draft: PageContent
  readonly isOpen: boolean
  readonly close: () => void
  /** Puts a version into the draft. */
  readonly restore: (content: PageContent) => void
}

/** The published versions of a page: each can be looked at, compared, and restored as the draft. */
export function VersionsDialog({ pageId, draft, isOpen, close, restore }: VersionsDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Versions" size="xl">
      <Versions
        pageId={pageId}
        draft={draft}
        restore={(content) => {
          close()
          restore(content)
        }}
      />
    </Modal>
  )
}

function Versions({ pageId, draft, restore }: Pick<VersionsDialogProps, 'pageId' | 'draft' | 'restore'>) {
  const { moment } = useFormats()
  const [compared, setCompared] = useState<string | null>(null)
  const parameters = { pageId }
  const { data, error, refetch } = useContractQuery(listVersionsCall, { parameters }, { staleTime: 0 })
  const [loading, setLoading] = useState<PageVersion | null>(null)
  async function load(version: PageVersion) {
    const { changeId, side } = version
    setLoading(version)
    try {
      const { content } = await ask(getVersionCall, { parameters: { pageId, changeId }, query: { side } })
      restore(content)
    } catch (refusal) {
      showRefusal(refusal)
    } finally {
      setLoading(null)
    }
  }
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={200} />
  if (data.versions.length === 0)
    return (
      <Text c="dimmed">
        No versions yet. Each time you publish changes, the page is listed here as visitors saw it.
      </Text>
    )
  const versions: readonly ComparableVersion[] = [
    { key: 'draft', name: 'Now in the editor', change: null },
    ...data.versions.map(({ changeId, side, at }) => ({
      ...{ key: `${changeId} ${side}`, change: { changeId, side } },
      name: at === null ? 'Earlier version' : moment(at),
    })),
  ]
  if (compared !== null)
    return (
      <CompareVersions
        pageId={pageId}
        draft={draft}
        versions={versions}
        first={{ before: compared, after: 'draft' }}
        close={() => setCompared(null)}
      />
    )
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Restoring a version puts it in the editor. Visitors see it when you publish.
      </Text>
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {data.versions.map((version, index) => (
          <Version
            key={`${version.changeId} ${version.side}`}
            version={version}
            isNewest={index === 0}
            name={versions[index + 1]!.name}
            isLoading={loading === version}
            compare={() => setCompared(versions[index + 1]!.key)}
            restore={() => void load(version)}
          />
        ))}
      </Stack>
    </Stack>
  )
}

interface VersionProps {
  readonly version: PageVersion
  readonly name: string
  readonly isNewest: boolean
  readonly isLoading: boolean
  readonly compare: () => void
  readonly restore: () => void
}

function Version({ version: { by, previewPath }, name, isNewest, isLoading, compare, restore }: VersionProps) {
  const details = [by, isNewest && 'Latest version'].filter(Boolean).join(' · ')
  return (
    <Group component="li" justify="space-between" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <div>
        <Text fw={500}>{name}</Text>
        {details && (
          <Text size="sm" c="dimmed">
            {details}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button
          component="a"
          href={previewPath}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          size="compact-sm"
          rightSection={<ExternalLink size={14} aria-hidden />}
          aria-label={`View version: ${name}`}
        >
          View
        </Button>
        <Button variant="subtle" size="compact-sm" aria-label={`Compare version: ${name}`} onClick={compare}>
          Compare
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          loading={isLoading}
          aria-label={`Restore version: ${name}`}
          onClick={restore}
        >
          Restore
        </Button>
      </Group>
    </Group>
  )
}
