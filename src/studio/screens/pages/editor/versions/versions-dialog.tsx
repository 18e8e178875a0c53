import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { Save } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PageContent } from '#shared/pages/content.ts'
import { getVersionCall, listVersionsCall, type PageVersion } from '#shared/pages/versions-api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showRefusal } from '#studio/kit/notices.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { ask, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { type ComparableVersion, CompareVersions } from './compare-versions.tsx'
import { VersionRow } from './version-row.tsx'

interface VersionsDialogProps {
  readonly pageId: string
  /** The page as it is in the editor. */
  readonly draft: PageContent
  readonly isOpen: boolean
  readonly close: () => void
  /** Puts a version into the draft. */
  readonly restore: (content: PageContent) => void
  /** Asks for the name of a version that is saved now. */
  readonly save: () => void
}

/** The published and saved versions of a page: each can be looked at, compared, and restored as the draft. */
export function VersionsDialog({ pageId, draft, isOpen, close, restore, save }: VersionsDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Versions" size="xl">
      <Versions
        pageId={pageId}
        draft={draft}
        restore={(content) => {
          close()
          restore(content)
        }}
        save={save}
      />
    </Modal>
  )
}

type VersionsProps = Pick<VersionsDialogProps, 'pageId' | 'draft' | 'restore' | 'save'>

function Versions({ pageId, draft, restore, save }: VersionsProps) {
  const { moment } = useFormats()
  const [compared, setCompared] = useState<string | null>(null)
  const parameters = { pageId }
  const { data, error, refetch } = useContractQuery(listVersionsCall, { parameters }, { staleTime: 0 })
  const [loading, setLoading] = useState<PageVersion | null>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const count = data?.versions.length
  // A deleted version takes the focus of its menu with it.
  useEffect(() => {
    if (count !== undefined && document.activeElement === document.body) saveButton.current?.focus()
  }, [count])
  async function load(version: PageVersion) {
    const { versionId, source } = version
    setLoading(version)
    try {
      const { content } = await ask(getVersionCall, { parameters: { pageId, versionId }, query: { source } })
      restore(content)
    } catch (refusal) {
      showRefusal(refusal)
    } finally {
      setLoading(null)
    }
  }
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={200} />
  const timeOf = ({ at }: PageVersion) => (at === null ? 'Earlier version' : moment(at))
  const nameOf = (version: PageVersion) => version.name || timeOf(version)
  const versions: readonly ComparableVersion[] = [
    { key: 'draft', name: 'Now in the editor', version: null },
    ...data.versions.map((version) => ({ key: keyOf(version), version, name: nameOf(version) })),
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
  const latest = data.versions.find(({ source }) => source === 'after')
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Text size="sm" c="dimmed">
          {data.versions.length === 0
            ? 'No versions yet. Each time you publish changes, the page is listed here as visitors saw it. You can also save one yourself.'
            : 'Restoring a version puts it in the editor. Visitors see it when you publish.'}
        </Text>
        <Button
          variant="default"
          size="compact-sm"
          flex="none"
          ref={saveButton}
          leftSection={<Save size={14} aria-hidden />}
          onClick={save}
        >
          Save version
        </Button>
      </Group>
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {data.versions.map((version) => (
          <VersionRow
            key={keyOf(version)}
            pageId={pageId}
            version={version}
            isLatest={version === latest}
            name={nameOf(version)}
            time={timeOf(version)}
            isLoading={loading === version}
            compare={() => setCompared(keyOf(version))}
            restore={() => void load(version)}
          />
        ))}
      </Stack>
    </Stack>
  )
}

const keyOf = ({ versionId, source }: PageVersion) => `${versionId} ${source}`
