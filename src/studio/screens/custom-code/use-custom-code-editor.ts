import { listChangesCall } from '#shared/changes/schema.ts'
import { type CustomCodeReply, getCustomCodeCall, saveCustomCodeCall } from '#shared/custom-code/api.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import { type DraftRules, useDraftEditor } from '#studio/kit/editor/use-draft-editor.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { type CustomCodeDraft, faultsOf, toCode, toDraft } from './custom-code-draft.ts'

export interface SavedCode extends CustomCodeReply {
  readonly id: 'custom-code'
}

const rules: DraftRules<SavedCode, CustomCodeDraft> = {
  drafts: storedDrafts<CustomCodeDraft>('custom-code:1'),
  draftOf: ({ code }) => toDraft(code),
  stateOf: ({ revision }) => revision,
  textOf: (draft) => JSON.stringify(toCode(draft)),
  rebase: (present, sent, saved) => (present === sent ? toDraft(saved.code) : present),
}

/** The editor of the custom code, and how it is saved. */
export function useCustomCodeEditor(saved: SavedCode) {
  const sayUndo = useUndoNotice()
  const editor = useDraftEditor(saved, () => toDraft(saved.code), rules)
  const saving = useSaveDraft(editor, {
    affected: [listChangesCall],
    check: (draft) => {
      const errors = faultsOf(draft)
      return Object.keys(errors).length > 0 ? new Refusal({ code: 'invalid-fields', errors }) : null
    },
    async send(draft, revision) {
      const { batchId, ...reply } = await ask(saveCustomCodeCall, { body: { code: toCode(draft), revision } })
      sayUndo('Custom code saved. It runs for visitors now.', batchId)
      return { saved: { ...reply, id: 'custom-code' as const }, key: keyOf(getCustomCodeCall, {}), reply }
    },
  })
  return { editor, ...saving }
}
