import { ActionIcon, Menu } from '@mantine/core'
import { CopyPlus, Ellipsis, Eraser, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DraftEditor } from './use-draft-editor.ts'

interface EditorMenuProps {
  /** 'More actions for this product'. */
  readonly label: string
  readonly editor: Pick<DraftEditor<never, unknown>, 'isDirty' | 'canUndo' | 'undo' | 'discard'>
  /** Items that a phone's header has no space for. */
  readonly children?: ReactNode
  readonly duplicate?: () => void
  /** Links, after what can be done. Keys do not go past items that are hidden: those come first. */
  readonly places?: ReactNode
  readonly remove?: { readonly label: string; readonly run: () => void }
}

/** The menu in an editor's header: discard, and what can be done with the whole thing. On a phone it has undo too. */
export function EditorMenu({ label, editor, children, duplicate, places, remove }: EditorMenuProps) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={label}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <Menu.Item
          hiddenFrom="xs"
          disabled={!editor.canUndo}
          leftSection={<Undo2 size={16} aria-hidden />}
          onClick={editor.undo}
        >
          Undo
        </Menu.Item>
        <Menu.Item disabled={!editor.isDirty} leftSection={<Eraser size={16} aria-hidden />} onClick={editor.discard}>
          Discard changes
        </Menu.Item>
        {duplicate && (
          <Menu.Item leftSection={<CopyPlus size={16} aria-hidden />} onClick={duplicate}>
            Duplicate
          </Menu.Item>
        )}
        {places}
        {remove && (
          <>
            <Menu.Divider />
            <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove.run}>
              {remove.label}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
