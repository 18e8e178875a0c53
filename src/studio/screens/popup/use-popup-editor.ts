import { getPopupCall, type PopupReply, savePopupCall } from '#shared/popup/api.ts'
import { siteDocumentEditor } from '#studio/kit/editor/use-site-document-editor.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { faultsOf, type PopupDraft, toDraft, toPopup } from './popup-draft.ts'

export interface SavedPopup extends PopupReply {
  readonly id: 'popup'
}

/** The editor of the popup, and how it is saved. */
export const usePopupEditor = siteDocumentEditor({
  id: 'popup',
  drafts: 'popup:1',
  key: keyOf(getPopupCall, {}),
  draftOf: ({ popup }: PopupReply) => toDraft(popup),
  textOf: (draft: PopupDraft) => JSON.stringify(toPopup(draft)),
  errorsOf: faultsOf,
  async send(draft, revision) {
    const { batchId, ...reply } = await ask(savePopupCall, { body: { popup: toPopup(draft), revision } })
    return { reply, batchId }
  },
  doneText: 'Popup saved',
})
