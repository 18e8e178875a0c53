import { Button, Group, Text } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { PageVersion } from '#shared/pages/versions-api.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { RenameVersion } from './rename-version.tsx'
import { VersionMenu } from './version-menu.tsx'

interface VersionRowProps {
  readonly pageId: string
  readonly version: PageVersion
  /** Its own name, or else its time. */
  readonly name: string
  readonly time: string
  /** Whether it is what was published last. */
  readonly isLatest: boolean
  readonly isLoading: boolean
  readonly compare: () => void
  readonly restore: () => void
}

/** A version in the list, with what can be done with it. */
export function VersionRow(props: VersionRowProps) {
  const { pageId, version, name, time, isLatest, isLoading, compare, restore } = props
  const { source, by, publishAt, previewPath } = version
  const { moment } = useFormats()
  const [isRenamed, setRenamed] = useState(false)
  const details = [
    version.name && time,
    source === 'saved' ? (by ? `Saved by ${by}` : 'Saved') : by,
    isLatest && 'Latest published version',
  ]
  return (
    <Group component="li" justify="space-between" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      {isRenamed ? (
        <RenameVersion pageId={pageId} version={version} close={() => setRenamed(false)} />
      ) : (
        <div>
          <Text fw={500}>{name}</Text>
          <Text size="sm" c="dimmed">
            {details.filter(Boolean).join(' · ')}
          </Text>
          {publishAt !== null && <StateMark tone="go">{`Scheduled for ${moment(publishAt)}`}</StateMark>}
        </div>
      )}
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
        {source === 'saved' && (
          <VersionMenu pageId={pageId} version={version} name={name} rename={() => setRenamed(true)} />
        )}
      </Group>
    </Group>
  )
}
