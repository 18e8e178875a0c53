import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { fieldErrorsOf, type Refusal, refusalOfSave } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { judgeSettings } from './judge-settings.ts'
import type { SavedSettings, SettingsEditor } from './use-settings-editor.ts'

const nothing: SettingsErrors = {}

/**
 * Saves the draft after checking it. After a refusal the draft is checked at every key, so that corrected errors
 * disappear.
 */
export function useSaveSettings(saved: SavedSettings, editor: SettingsEditor) {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isJudged, setJudged] = useState(false)
  const found = useMemo(() => (isJudged ? judgeSettings(editor.draft) : nothing), [isJudged, editor.draft])

  /** @param over the revision of a newer version that is overwritten on purpose */
  async function save(over = editor.ground): Promise<void> {
    if (isSaving) return
    const sent = editor.draft
    setRefusal(null)
    setJudged(true)
    if (Object.keys(judgeSettings(sent)).length > 0) return
    setSaving(true)
    try {
      const { batchId: _, ...opened } = await ask(saveStoreSettingsCall, { body: { ...sent, revision: over } })
      // A running request would restore the previous state.
      await client.cancelQueries({ queryKey: keyOf(getStoreSettingsCall, {}) })
      client.setQueryData(keyOf(getStoreSettingsCall, {}), opened)
      editor.settle({ ...opened, id: saved.id }, sent)
      setJudged(false)
      for (const one of [listChangesCall, getHomeCall, whoAmICall])
        void client.invalidateQueries({ queryKey: keyOf(one) })
    } catch (error) {
      setRefusal(refusalOfSave(error))
    } finally {
      setSaving(false)
    }
  }
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
