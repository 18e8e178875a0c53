import { listChangesCall } from '#shared/changes/schema.ts'
import { getPopupCall, type PopupReply, savePopupCall } from '#shared/popup/api.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import { type DraftRules, useDraftEditor } from '#studio/kit/editor/use-draft-editor.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { faultsOf, type PopupDraft, toDraft, toPopup } from './popup-draft.ts'

export interface SavedPopup extends PopupReply {
  readonly id: 'popup'
}

const rules: DraftRules<SavedPopup, PopupDraft> = {
  drafts: storedDrafts<PopupDraft>('popup:1'),
  draftOf: ({ popup }) => toDraft(popup),
  stateOf: ({ revision }) => revision,
  textOf: (draft) => JSON.stringify(toPopup(draft)),
  rebase: (present, sent, saved) => (present === sent ? toDraft(saved.popup) : present),
}

/** The editor of the popup, and how it is saved. */
export function usePopupEditor(saved: SavedPopup) {
  const sayUndo = useUndoNotice()
  const editor = useDraftEditor(saved, () => toDraft(saved.popup), rules)
  const saving = useSaveDraft(editor, {
    affected: [listChangesCall],
    check: (draft) => {
      const errors = faultsOf(draft)
      return Object.keys(errors).length > 0 ? new Refusal({ code: 'invalid-fields', errors }) : null
    },
    async send(draft, revision) {
      const { batchId, ...reply } = await ask(savePopupCall, { body: { popup: toPopup(draft), revision } })
      sayUndo('Popup saved', batchId)
      return { saved: { ...reply, id: 'popup' as const }, key: keyOf(getPopupCall, {}), reply }
    },
  })
  return { editor, ...saving }
}
