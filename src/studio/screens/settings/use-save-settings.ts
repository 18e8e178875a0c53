import { useMemo, useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { fieldErrorsOf } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { judgeSettings } from './judge-settings.ts'
import type { SavedSettings, SettingsEditor } from './use-settings-editor.ts'

const nothing: SettingsErrors = {}
const affected = [listChangesCall, getHomeCall, whoAmICall]

/**
 * Saves the draft of the settings. After a refusal the draft is checked at every key, so that corrected errors
 * disappear.
 */
export function useSaveSettings(saved: SavedSettings, editor: SettingsEditor) {
  const [isJudged, setJudged] = useState(false)
  const found = useMemo(() => (isJudged ? judgeSettings(editor.draft) : nothing), [isJudged, editor.draft])
  const { save, isSaving, refusal, setRefusal } = useSaveDraft(editor, {
    affected,
    check(draft) {
      setJudged(true)
      return Object.keys(judgeSettings(draft)).length > 0 ? 'shown' : null
    },
    async send(draft, revision) {
      const { batchId: _, ...opened } = await ask(saveStoreSettingsCall, { body: { ...draft, revision } })
      return { saved: { ...opened, id: saved.id }, key: keyOf(getStoreSettingsCall, {}), reply: opened }
    },
    onSaved: () => setJudged(false),
  })
  return {
    save,
    isSaving,
    refusal,
    /** By path: errors that were found here, and those that only the server can find. */
    errors: { ...fieldErrorsOf(refusal), ...found } as SettingsErrors,
    forgive() {
      setRefusal(null)
      setJudged(false)
    },
  }
}
