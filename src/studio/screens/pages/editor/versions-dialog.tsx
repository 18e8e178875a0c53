import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { PageContent } from '#shared/pages/content.ts'
import { getVersionCall, listVersionsCall, type PageVersion } from '#shared/pages/versions-api.ts'
import { showRefusal } from '#studio/kit/notices.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { ask, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

interface VersionsDialogProps {
  readonly pageId: string
  readonly isOpen: boolean
  readonly close: () => void
  /** Puts a version into the draft. */
  readonly restore: (content: PageContent) => void
}

/** The published versions of a page: each can be looked at, and restored as the draft. */
export function VersionsDialog({ pageId, isOpen, close, restore }: VersionsDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Versions" size="lg">
      <Versions
        pageId={pageId}
        restore={(content) => {
          close()
          restore(content)
        }}
      />
    </Modal>
  )
}

function Versions({ pageId, restore }: Pick<VersionsDialogProps, 'pageId' | 'restore'>) {
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
            isLoading={loading === version}
            restore={() => void load(version)}
          />
        ))}
      </Stack>
    </Stack>
  )
}

interface VersionProps {
  readonly version: PageVersion
  readonly isNewest: boolean
  readonly isLoading: boolean
  readonly restore: () => void
}

function Version({ version: { at, by, previewPath }, isNewest, isLoading, restore }: VersionProps) {
  const { moment } = useFormats()
  const name = at === null ? 'Earlier version' : moment(at)
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
