import { type ConsentReply, getConsentCall, saveConsentCall } from '#shared/consent/api.ts'
import { type Consent, consentSchema } from '#shared/consent/schema.ts'
import type { ChangeDraft } from '#studio/kit/editor/use-draft-editor.ts'
import { siteDocumentEditor } from '#studio/kit/editor/use-site-document-editor.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'

export interface SavedConsent extends ConsentReply {
  readonly id: 'consent'
}
export type ChangeConsent = ChangeDraft<Consent>

/** The editor of the cookie banner, and how it is saved. */
export const useConsentEditor = siteDocumentEditor({
  id: 'consent',
  drafts: 'consent:1',
  key: keyOf(getConsentCall, {}),
  draftOf: ({ consent }: ConsentReply) => consent,
  textOf: (draft: Consent) => JSON.stringify(draft),
  errorsOf,
  async send(consent, revision) {
    const { batchId, ...reply } = await ask(saveConsentCall, { body: { consent, revision } })
    return { reply, batchId }
  },
  doneText: 'Cookie banner saved',
})

function errorsOf(draft: Consent): Record<string, string> {
  const checked = consentSchema.safeParse(draft)
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
