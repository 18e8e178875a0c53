import { Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { BringToFront, Copy, SendToBack, Trash2 } from 'lucide-react'
import { areSettings, type Block } from '#shared/pages/blocks/blocks.ts'
import type { Operation } from '#shared/pages/draft/steps.ts'
import type { Placement } from '#shared/pages/placement.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { kindOfBlock } from '#studio/canvas/name-of-block.ts'
import { setProperty, setSetting } from './change-blocks.ts'
import { SettingFields } from './setting-input.tsx'

interface BlockPanelProps {
  readonly block: Block
  readonly change: (label: string, operations: readonly Operation[], mergeKey?: string) => void
  readonly write: () => void
  readonly duplicate: () => void
  readonly remove: () => void
  readonly changeLayer: (by: 'forward' | 'backward') => void
}

const alignments = [
  { value: 'start', label: 'Top' },
  { value: 'center', label: 'Middle' },
  { value: 'end', label: 'Bottom' },
]
const visibility = [
  { value: 'never', label: 'All screens' },
  { value: 'phone', label: 'Wide screens only' },
  { value: 'desktop', label: 'Phones only' },
]

/** The settings of one block. */
export function BlockPanel({ block, change, write, duplicate, remove, changeLayer }: BlockPanelProps) {
  const kind = kindOfBlock(block)
  const settings = block.settings as Record<string, unknown>
  const { fields } = factsOf(block.type)
  return (
    <Stack gap="md">
      <SettingFields
        key={block.id}
        fields={fields}
        settings={settings}
        areValid={(next) => areSettings(block.type, next)}
        write={write}
        change={({ name, label }, value) =>
          change(`Change ${label.toLowerCase()}`, setSetting(block, name, value), `${block.id} ${name}`)
        }
      />
      <Select
        label="Position in its area"
        data={alignments}
        value={block.align.y === 'stretch' ? 'start' : block.align.y}
        onChange={(y) =>
          y &&
          change(
            `Align ${kind.toLowerCase()}`,
            setProperty(block, 'align', { ...block.align, y: y as Placement['align']['y'] }),
          )
        }
      />
      <Select
        label="Show on"
        data={visibility}
        value={block.hidden}
        onChange={(hidden) =>
          hidden &&
          change(`Change where ${kind.toLowerCase()} is shown`, setProperty(block, 'hidden', hidden as Block['hidden']))
        }
      />
      <Checkbox
        label="Stay in view while scrolling"
        description="On wide screens, as long as its section is shown."
        checked={block.isSticky}
        onChange={(event) => change('Change scrolling', setProperty(block, 'isSticky', event.currentTarget.checked))}
      />
      <Group gap="xs" grow>
        <Button
          variant="default"
          leftSection={<BringToFront size={16} aria-hidden />}
          onClick={() => changeLayer('forward')}
        >
          Forward
        </Button>
        <Button
          variant="default"
          leftSection={<SendToBack size={16} aria-hidden />}
          onClick={() => changeLayer('backward')}
        >
          Backward
        </Button>
      </Group>
      <Group gap="xs" grow>
        <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={duplicate}>
          Duplicate
        </Button>
        <Button variant="default" color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
          Delete
        </Button>
      </Group>
    </Stack>
  )
}
