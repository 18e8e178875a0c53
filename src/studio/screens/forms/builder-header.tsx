import { Button, Menu } from '@mantine/core'
import { Inbox } from 'lucide-react'
import { Link } from 'react-router'
import type { Form } from '#shared/forms/schema.ts'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { EditorMenu } from '#studio/kit/editor/editor-menu.tsx'
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
    <EditorMenu
      label="More actions for this form"
      editor={editor}
      duplicate={() => actions.duplicate(form)}
      remove={{ label: 'Delete form and responses', run: () => actions.remove(form) }}
    >
      <Menu.Item
        hiddenFrom="xs"
        component={Link}
        to={`/forms/${form.id}/answers`}
        leftSection={<Inbox size={16} aria-hidden />}
      >
        Responses
      </Menu.Item>
    </EditorMenu>
  )
}
