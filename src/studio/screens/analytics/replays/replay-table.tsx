import { Anchor, Table } from '@mantine/core'
import { rowName } from '#shared/analytics/row-name.ts'
import type { Replay } from '#shared/replays/api.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { clockTime, deviceWords } from './replay-words.ts'
import classes from './replays.module.css'

/** Recordings, newest first; each opens the player. */
export function ReplayTable({
  replays,
  onOpen,
}: {
  readonly replays: readonly Replay[]
  readonly onOpen: (replay: Replay) => void
}) {
  const { moment, number } = useFormats()
  return (
    <Table.ScrollContainer minWidth={0} className={classes.scroll}>
      <Table aria-label="Recordings" horizontalSpacing={20}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Visit</Table.Th>
            <Table.Th className={classes.spare}>First page</Table.Th>
            <Table.Th className={classes.number}>Length</Table.Th>
            <Table.Th className={classes.number}>Pages</Table.Th>
            <Table.Th className={classes.spare}>Device</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {replays.map((replay) => (
            <Table.Tr key={replay.id}>
              <Table.Td>
                <Anchor component="button" type="button" size="sm" onClick={() => onOpen(replay)}>
                  {moment(replay.startedAt)}
                </Anchor>
                <span className={classes.below}>
                  {rowName('page', replay.page)} · {deviceWords(replay)}
                </span>
              </Table.Td>
              <Table.Td className={classes.spare}>{rowName('page', replay.page)}</Table.Td>
              <Table.Td className={classes.number}>{clockTime(replay.seconds)}</Table.Td>
              <Table.Td className={classes.number}>{number(replay.pages)}</Table.Td>
              <Table.Td className={classes.spare}>{deviceWords(replay)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
