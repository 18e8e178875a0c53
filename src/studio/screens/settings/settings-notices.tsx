import { Button, Group, Text } from '@mantine/core'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { type SettingsSection, sectionOf } from '#shared/settings/sections.ts'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import type { Refusal } from '#studio/kit/refusal.ts'
import { RefusalNotice } from '#studio/kit/refusal-alert.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import type { useSaveSettings } from './use-save-settings.ts'
import type { SettingsEditor } from './use-settings-editor.ts'

interface SettingsNoticesProps {
  readonly editor: SettingsEditor
  readonly refusal: Refusal | null
  readonly errors: SettingsErrors
  /** The open tab. */
  readonly shown: SettingsSection
  readonly forgive: () => void
  readonly save: ReturnType<typeof useSaveSettings>['save']
  readonly show: (tab: SettingsSection) => void
}

/** Notices of the settings; an error in another tab links there. */
export function SettingsNotices({ editor, refusal, errors, shown, forgive, save, show }: SettingsNoticesProps) {
  const [path] = Object.keys(errors)
  const { id } = useStaff().website
  return (
    <EditorNotices editor={editor} wrong={refusal ?? path}>
      {refusal?.failure.code === 'edit-conflict' ? (
        <ConflictNotice
          noun="page"
          latest={async () => ({ ...(await ask(getStoreSettingsCall, {})), id })}
          saveOver={(theirs) => save({}, theirs.revision)}
          editor={editor}
          forgive={forgive}
        />
      ) : (
        (path !== undefined || refusal) && (
          <RefusalNotice onClose={forgive}>
            <Group justify="space-between">
              <Text size="sm">{path === undefined ? refusal?.message : `Not saved yet. ${errors[path]}`}</Text>
              {path !== undefined && sectionOf(path) !== shown && (
                <Button size="compact-sm" variant="default" onClick={() => show(sectionOf(path))}>
                  Show me
                </Button>
              )}
            </Group>
          </RefusalNotice>
        )
      )}
    </EditorNotices>
  )
}
