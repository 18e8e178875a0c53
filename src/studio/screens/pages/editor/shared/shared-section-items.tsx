import { Menu } from '@mantine/core'
import { PencilLine, Trash2 } from 'lucide-react'

interface SharedSectionItemsProps {
  readonly rename: () => void
  readonly remove: () => void
}

/** What is done to a shared section on all its pages, in a menu. */
export function SharedSectionItems({ rename, remove }: SharedSectionItemsProps) {
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<PencilLine size={16} aria-hidden />} onClick={rename}>
        Rename shared section
      </Menu.Item>
      <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
        Delete shared section
      </Menu.Item>
    </>
  )
}
