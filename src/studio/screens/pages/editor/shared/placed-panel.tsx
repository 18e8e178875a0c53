import { Badge, Button, Group, Menu, Stack, Text } from '@mantine/core'
import { Copy, Ellipsis, PencilLine, Trash2, Unlink } from 'lucide-react'
import type { PlacedSection } from '#shared/pages/section.ts'
import type { SharedSection } from '#shared/pages/shared-sections/api.ts'
import { SharedPages } from './shared-pages.tsx'
import { SharedSectionItems } from './shared-section-items.tsx'
import { useSharedActions } from './use-shared-actions.tsx'

interface PlacedPanelProps {
  readonly place: PlacedSection
  /** Undefined where it was deleted. */
  readonly shared: SharedSection | undefined
  readonly edit: () => void
  readonly detach: () => void
  readonly duplicate: () => void
  readonly remove: () => void
  /** Whether the page has no room for another section. */
  readonly isFull: boolean
  readonly save: () => Promise<unknown>
  readonly onDeleted: () => void
}

/** A shared section on a page: where else it is, and what can be done with it. */
export function PlacedPanel(props: PlacedPanelProps) {
  const { shared, remove } = props
  if (shared) return <Shared {...props} shared={shared} />
  return (
    <Stack gap="md">
      <Text size="sm">This shared section was deleted. Visitors see nothing here.</Text>
      <RemoveButton remove={remove} />
    </Stack>
  )
}

function Shared(props: PlacedPanelProps & { readonly shared: SharedSection }) {
  const { shared, edit, detach, duplicate, remove, isFull, save, onDeleted } = props
  const actions = useSharedActions({ sharedId: shared.id, name: shared.name, save, onDeleted })
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Badge variant="light" color="violet" tt="none">
          Shared section
        </Badge>
        <SharedPages sharedId={shared.id} />
      </Group>
      <Text size="sm">When you edit and publish it, all its pages show the change.</Text>
      <Button leftSection={<PencilLine size={16} aria-hidden />} onClick={edit}>
        Edit shared section
      </Button>
      <Group gap="xs" grow>
        <Button variant="default" leftSection={<Unlink size={16} aria-hidden />} onClick={detach}>
          Detach
        </Button>
        <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={duplicate} disabled={isFull}>
          Duplicate
        </Button>
      </Group>
      <RemoveButton remove={remove} />
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="subtle" color="gray" leftSection={<Ellipsis size={16} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <SharedSectionItems {...actions} />
        </Menu.Dropdown>
      </Menu>
      {actions.dialogs}
    </Stack>
  )
}

const RemoveButton = ({ remove }: { readonly remove: () => void }) => (
  <Button variant="default" color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
    Remove from this page
  </Button>
)
