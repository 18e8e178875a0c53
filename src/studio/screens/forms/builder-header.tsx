import { ActionIcon, Button, Menu } from '@mantine/core'
import { CopyPlus, Ellipsis, Eraser, Inbox, Trash2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Form } from '#shared/forms/schema.ts'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { useFormActions } from './use-form-actions.ts'
import type { FormEditor } from './use-form-editor.ts'

interface BuilderHeaderProps {
  readonly form: Form
  readonly editor: FormEditor
  readonly save: () => Promise<void>
  readonly isSaving: boolean
  readonly canWrite: boolean
}

/** The form's name, its saving state, and the save button. */
export function BuilderHeader({ form, editor, save, isSaving, canWrite }: BuilderHeaderProps) {
  return (
    <EditorHeader
      back={{ to: '/forms', label: 'Back to forms' }}
      title={editor.draft.name || 'Unnamed form'}
      editor={editor}
      isSaving={isSaving}
      canWrite={canWrite}
      ways={
        <Button
          component={Link}
          to={`/forms/${form.id}/answers`}
          variant="default"
          visibleFrom="xs"
          leftSection={<Inbox size={16} aria-hidden />}
        >
          Responses
        </Button>
      }
    >
      <MoreMenu form={form} editor={editor} />
      <Button disabled={!editor.isDirty} loading={isSaving} onClick={() => save()}>
        Save
      </Button>
    </EditorHeader>
  )
}

function MoreMenu({ form, editor }: Pick<BuilderHeaderProps, 'form' | 'editor'>) {
  const actions = useFormActions()
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label="More actions for this form">
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {/* On a phone the bar has space for one button only. */}
        <Menu.Item
          hiddenFrom="xs"
          component={Link}
          to={`/forms/${form.id}/answers`}
          leftSection={<Inbox size={16} aria-hidden />}
        >
          Responses
        </Menu.Item>
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
        <Menu.Item leftSection={<CopyPlus size={16} aria-hidden />} onClick={() => actions.duplicate(form)}>
          Duplicate
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => actions.remove(form)}>
          Delete form and responses
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
