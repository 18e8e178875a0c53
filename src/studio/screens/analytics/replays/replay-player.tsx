import { Alert, Button, Group, SegmentedControl, Slider, Text } from '@mantine/core'
import { ArrowLeft, Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { rowName } from '#shared/analytics/row-name.ts'
import { deleteReplayCall, getReplayCall, listReplaysCall, type Replay, showPlayerCall } from '#shared/replays/api.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { clockTime, deviceWords } from './replay-words.ts'
import classes from './replays.module.css'
import { usePlayer } from './use-player.ts'

const SPEEDS = ['1', '2', '4']

/** Plays one recording. */
export function ReplayPlayer({ replay, onClose }: { readonly replay: Replay; readonly onClose: () => void }) {
  const parameters = { replayId: replay.id }
  const query = useContractQuery(getReplayCall, { parameters })
  const player = usePlayer(query.data?.parts)
  const [speed, setSpeed] = useState('1')
  const { moment } = useFormats()
  const remove = useContractMutation(deleteReplayCall, {
    outdates: [listReplaysCall],
    onDone: () => {
      showDone('Recording deleted')
      onClose()
    },
  })
  const { length, at, isPlaying, isBroken, shape } = player
  return (
    <Panel
      title={moment(replay.startedAt)}
      lead={`${rowName('page', replay.page)} · ${deviceWords(replay)}`}
      aside={
        <Group gap="xs">
          <Button variant="default" leftSection={<ArrowLeft size={16} />} onClick={onClose}>
            All recordings
          </Button>
          <Button
            variant="subtle"
            color="danger"
            leftSection={<Trash2 size={16} />}
            loading={remove.isPending}
            onClick={() => remove.mutate({ parameters })}
          >
            Delete
          </Button>
        </Group>
      }
    >
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {isBroken && (
        <Alert color="danger" title="This recording can’t be played" role="alert" mb="md">
          <Text size="sm">Its parts are incomplete. Delete it, or open another one.</Text>
        </Alert>
      )}
      <iframe
        ref={player.frame}
        title="Recording"
        className={classes.frame}
        style={shape === null ? undefined : { aspectRatio: shape, blockSize: 'auto' }}
        src={showPlayerCall.path}
        sandbox="allow-scripts allow-same-origin"
      />
      <div className={classes.controls}>
        <Button
          leftSection={isPlaying ? <Pause size={16} /> : <Play size={16} />}
          disabled={length === null}
          onClick={isPlaying ? player.pause : player.play}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Slider
          className={classes.place}
          thumbLabel="Place in the recording"
          min={0}
          max={Math.max(length ?? 0, 1)}
          value={Math.min(at, length ?? 0)}
          onChange={player.move}
          disabled={length === null}
          label={(milliseconds) => clockTime(milliseconds / 1000)}
        />
        <Text size="sm" className={classes.clock}>
          {clockTime(at / 1000)} / {clockTime((length ?? 0) / 1000)}
        </Text>
        <SegmentedControl
          aria-label="Speed"
          size="xs"
          data={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={(value) => {
            setSpeed(value)
            player.setSpeed(Number(value))
          }}
        />
      </div>
    </Panel>
  )
}
