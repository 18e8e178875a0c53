import { listChangesCall } from '#shared/changes/schema.ts'
import { type ConsentReply, getConsentCall, saveConsentCall } from '#shared/consent/api.ts'
import { type Consent, consentSchema } from '#shared/consent/schema.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import { type ChangeDraft, type DraftRules, useDraftEditor } from '#studio/kit/editor/use-draft-editor.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

export interface SavedConsent extends ConsentReply {
  readonly id: 'consent'
}
export type ChangeConsent = ChangeDraft<Consent>

const rules: DraftRules<SavedConsent, Consent> = {
  drafts: storedDrafts<Consent>('consent:1'),
  draftOf: ({ consent }) => consent,
  stateOf: ({ revision }) => revision,
  textOf: (draft) => JSON.stringify(draft),
  rebase: (present, sent, saved) => (present === sent ? saved.consent : present),
}

/** The editor of the cookie banner, and how it is saved. */
export function useConsentEditor(saved: SavedConsent) {
  const sayUndo = useUndoNotice()
  const editor = useDraftEditor(saved, () => saved.consent, rules)
  const saving = useSaveDraft(editor, {
    affected: [listChangesCall],
    check: (draft) => {
      const errors = faultsOf(draft)
      return Object.keys(errors).length > 0 ? new Refusal({ code: 'invalid-fields', errors }) : null
    },
    async send(consent, revision) {
      const { batchId, ...reply } = await ask(saveConsentCall, { body: { consent, revision } })
      sayUndo('Cookie banner saved', batchId)
      return { saved: { ...reply, id: 'consent' as const }, key: keyOf(getConsentCall, {}), reply }
    },
  })
  return { editor, ...saving }
}

/** What the server would refuse, by field. */
function faultsOf(draft: Consent): Record<string, string> {
  const checked = consentSchema.safeParse(draft)
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
