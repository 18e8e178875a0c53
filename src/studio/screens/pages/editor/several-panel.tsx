import { ActionIcon, Button, Group, Stack, Tooltip } from '@mantine/core'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Copy,
  type LucideIcon,
  Trash2,
} from 'lucide-react'
import type { Arrangement } from '#shared/pages/arrange-areas.ts'
import type { Commands } from './commands.ts'
import classes from './editor.module.css'

interface SeveralPanelProps {
  readonly count: number
  readonly commands: Pick<Commands, 'arrange' | 'duplicate' | 'remove'>
}

type Choice = readonly [how: Arrangement, label: string, icon: LucideIcon]

const arrangements: readonly (readonly Choice[])[] = [
  [
    ['left', 'Align left edges', AlignStartVertical],
    ['center', 'Align centers', AlignCenterVertical],
    ['right', 'Align right edges', AlignEndVertical],
    ['across', 'Distribute across', AlignHorizontalDistributeCenter],
  ],
  [
    ['top', 'Align top edges', AlignStartHorizontal],
    ['middle', 'Align middles', AlignCenterHorizontal],
    ['bottom', 'Align bottom edges', AlignEndHorizontal],
    ['down', 'Distribute down', AlignVerticalDistributeCenter],
  ],
]

/** What can be done to several blocks at once. */
export function SeveralPanel({ count, commands }: SeveralPanelProps) {
  return (
    <section aria-label={`${count} blocks`}>
      <h2 className={classes.panelTitle}>{count} blocks</h2>
      <Stack gap="xs">
        {arrangements.map((row) => (
          <Group key={row[0]![0]} gap={4}>
            {row.map(([how, label, Icon]) => (
              <Tooltip key={how} label={label}>
                <ActionIcon
                  aria-label={label}
                  disabled={count < 3 && (how === 'across' || how === 'down')}
                  onClick={() => commands.arrange(how)}
                >
                  <Icon size={18} aria-hidden />
                </ActionIcon>
              </Tooltip>
            ))}
          </Group>
        ))}
        <Group gap="xs" grow>
          <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={commands.duplicate}>
            Duplicate
          </Button>
          <Button
            variant="default"
            color="danger"
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={commands.remove}
          >
            Delete
          </Button>
        </Group>
      </Stack>
    </section>
  )
}
