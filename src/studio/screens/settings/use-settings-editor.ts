import type { ReplyOf } from '#shared/http/contract.ts'
import type { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { OwnerSettings } from '#shared/settings/owner-settings.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import {
  type ChangeDraft,
  type DraftEditor,
  type DraftRules,
  useDraftEditor,
} from '#studio/kit/editor/use-draft-editor.ts'

/** The saved settings, with the id of their website. */
export interface SavedSettings extends ReplyOf<typeof getStoreSettingsCall> {
  readonly id: string
}

export type ChangeSettings = ChangeDraft<OwnerSettings>
export type SettingsEditor = DraftEditor<SavedSettings, OwnerSettings>

const rules: DraftRules<SavedSettings, OwnerSettings> = {
  drafts: storedDrafts<OwnerSettings>('settings:3'),
  draftOf: ({ settings }) => settings,
  stateOf: ({ revision }) => revision,
  textOf: (draft) => JSON.stringify(draft),
  // The server changes nothing of the saved settings except surrounding spaces.
  rebase: (present, sent, saved) => (present === sent ? saved.settings : present),
}

/** The state of the settings' editor. */
export const useSettingsEditor = (saved: SavedSettings): SettingsEditor =>
  useDraftEditor(saved, () => saved.settings, rules)

/** Props of each section of the settings. */
export interface SectionProps {
  readonly draft: OwnerSettings
  readonly change: ChangeSettings
  /** Errors by path; empty until a save was refused. */
  readonly errors: Readonly<Record<string, string>>
}
