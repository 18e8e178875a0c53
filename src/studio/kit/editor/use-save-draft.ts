import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contract } from '#shared/http/contract.ts'
import { type Refusal, refusalOfSave } from '../refusal.ts'
import { keyOf } from '../use-contract-query.ts'
import type { DraftEditor } from './use-draft-editor.ts'

/** How drafts of one kind of thing are saved. */
interface DraftSaving<Thing, Draft> {
  /** Checks a draft by the server's rules: a refusal to show, or `shown` when the screen itself shows what is wrong. */
  check(draft: Draft): Refusal | 'shown' | null
  /** Sends a draft. `over` is the state that it replaces: another person's, when that is overwritten on purpose. */
  send(draft: Draft, over: number): Promise<SentDraft<Thing>>
  /** What follows once the editor continues from the saved thing. */
  onSaved?(saved: Thing): void
  /** Calls whose replies change with the thing. */
  readonly affected: readonly Contract[]
}

interface SentDraft<Thing> {
  readonly saved: Thing
  /** The query that reads the thing, and its reply from now on. */
  readonly key: QueryKey
  readonly reply: unknown
}

/** Saves an editor's draft after checking it. Changes that are made during the save stay unsaved. */
export function useSaveDraft<Thing, Draft extends object>(
  editor: DraftEditor<Thing, Draft>,
  { check, send, onSaved, affected }: DraftSaving<Thing, Draft>,
) {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @param changes what saving changes besides, such as the status; refused, the draft stays as it was */
  async function save(changes: Partial<Draft> = {}, over = editor.ground): Promise<void> {
    if (isSaving) return
    // The editor's own draft object, so that changes during the save can be detected.
    const sent = Object.keys(changes).length > 0 ? { ...editor.draft, ...changes } : editor.draft
    const wrong = check(sent)
    setRefusal(wrong === 'shown' ? null : wrong)
    if (wrong) return
    setSaving(true)
    try {
      const { saved, key, reply } = await send(sent, over)
      // A running request would restore the previous state.
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, reply)
      if (sent !== editor.draft) editor.change('save', changes)
      editor.settle(saved, sent)
      for (const one of affected) void client.invalidateQueries({ queryKey: keyOf(one) })
      onSaved?.(saved)
    } catch (error) {
      setRefusal(refusalOfSave(error))
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving, refusal, setRefusal }
}
