import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { Trash2, Video } from 'lucide-react'
import { useState } from 'react'
import { deleteReplaysCall, listReplaysCall, type Replay } from '#shared/replays/api.ts'
import { KEPT_DAYS } from '#shared/replays/limits.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { ReplayPlayer } from './replay-player.tsx'
import { ReplaySettings } from './replay-settings.tsx'
import { ReplayTable } from './replay-table.tsx'

/** Recordings of visits, and whether they are made. */
export function ReplaysView() {
  const [opened, setOpened] = useState<Replay | null>(null)
  return (
    <div className={reports.report}>
      {opened ? <ReplayPlayer replay={opened} onClose={() => setOpened(null)} /> : <Recordings onOpen={setOpened} />}
      <ReplaySettings />
    </div>
  )
}

function Recordings({ onOpen }: { readonly onOpen: (replay: Replay) => void }) {
  const query = useContractQuery(listReplaysCall, {})
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={240} radius="lg" />
  const { replays, hasMore, hasRoom } = query.data
  if (replays.length === 0)
    return (
      <EmptyState title="No recordings yet" icon={Video}>
        Recordings show where visitors click and scroll, and where they get stuck.
      </EmptyState>
    )
  return (
    <Panel
      title="Recordings"
      lead={`Deleted after ${KEPT_DAYS} days. Everything that visitors type is masked.`}
      aside={<DeleteAll />}
      isFlush
    >
      {!hasRoom && (
        <Alert color="notice" title="No more recordings for now" role="status" m="md">
          <Text size="sm">
            The limit of recordings is reached. Delete recordings, or lower the share of visitors who are recorded.
          </Text>
        </Alert>
      )}
      <ReplayTable replays={replays} onOpen={onOpen} />
      {hasMore && (
        <Text size="sm" c="dimmed" p="md">
          The newest {replays.length} are shown.
        </Text>
      )}
    </Panel>
  )
}

/** Asks once more: there is no undo. */
function DeleteAll() {
  const [isAsking, setAsking] = useState(false)
  const remove = useContractMutation(deleteReplaysCall, {
    outdates: [listReplaysCall],
    onDone: () => showDone('Recordings deleted'),
  })
  if (!isAsking)
    return (
      <Button variant="default" leftSection={<Trash2 size={16} />} onClick={() => setAsking(true)}>
        Delete all
      </Button>
    )
  return (
    <Button.Group>
      <Button variant="default" onClick={() => setAsking(false)}>
        Keep
      </Button>
      <Button color="danger" loading={remove.isPending} onClick={() => remove.mutate({})}>
        Delete for good
      </Button>
    </Button.Group>
  )
}
