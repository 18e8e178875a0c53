import { type CustomCodeReply, getCustomCodeCall, saveCustomCodeCall } from '#shared/custom-code/api.ts'
import { siteDocumentEditor } from '#studio/kit/editor/use-site-document-editor.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { type CustomCodeDraft, faultsOf, toCode, toDraft } from './custom-code-draft.ts'

export interface SavedCode extends CustomCodeReply {
  readonly id: 'custom-code'
}

/** The editor of the custom code, and how it is saved. */
export const useCustomCodeEditor = siteDocumentEditor({
  id: 'custom-code',
  drafts: 'custom-code:1',
  key: keyOf(getCustomCodeCall, {}),
  draftOf: ({ code }: CustomCodeReply) => toDraft(code),
  textOf: (draft: CustomCodeDraft) => JSON.stringify(toCode(draft)),
  errorsOf: faultsOf,
  async send(draft, revision) {
    const { batchId, ...reply } = await ask(saveCustomCodeCall, { body: { code: toCode(draft), revision } })
    return { reply, batchId }
  },
  doneText: 'Custom code saved. It runs for visitors now.',
})
