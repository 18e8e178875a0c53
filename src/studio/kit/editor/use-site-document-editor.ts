import type { QueryKey } from '@tanstack/react-query'
import { listChangesCall } from '#shared/changes/schema.ts'
import type { Contract } from '#shared/http/contract.ts'
import { Refusal } from '../refusal.ts'
import { useUndoNotice } from '../use-undo.ts'
import { storedDrafts } from './stored-drafts.ts'
import { type DraftRules, useDraftEditor } from './use-draft-editor.ts'
import { useSaveDraft } from './use-save-draft.ts'

/** The reply with a document as it is saved, and the number of its changes. */
interface Reply {
  readonly revision: number
}

/** How a document that a site has once, such as its popup, becomes a draft, and how it is saved. */
interface SiteDocumentFacts<Id extends string, Saved extends Reply, Draft> {
  readonly id: Id
  /** The kind of stored drafts, with a number that rises when their shape changes, such as `popup:1`. */
  readonly drafts: string
  /** The query that reads it. */
  readonly key: QueryKey
  draftOf(saved: Saved): Draft
  /** The text by which drafts are compared. */
  textOf(draft: Draft): string
  /** What the server would refuse, by field; empty for nothing. */
  errorsOf(draft: Draft): Record<string, string>
  /** Saves over a revision. @throws Refusal */
  send(draft: Draft, revision: number): Promise<{ readonly reply: Saved; readonly batchId: string | null }>
  /** What the owner reads after saving. */
  readonly doneText: string
  /** Other contracts whose cached replies are outdated after the change. */
  readonly outdates?: readonly Contract[]
}

/** Makes the hook of the editor of such a document. */
export function siteDocumentEditor<const Id extends string, Saved extends Reply, Draft extends object>(
  facts: SiteDocumentFacts<Id, Saved, Draft>,
) {
  type Thing = Saved & { readonly id: Id }
  const rules: DraftRules<Thing, Draft> = {
    drafts: storedDrafts<Draft>(facts.drafts),
    draftOf: facts.draftOf,
    stateOf: ({ revision }) => revision,
    textOf: facts.textOf,
    rebase: (present, sent, saved) => (present === sent ? facts.draftOf(saved) : present),
  }

  return function useSiteDocumentEditor(saved: Thing) {
    const sayUndo = useUndoNotice()
    const editor = useDraftEditor(saved, () => facts.draftOf(saved), rules)
    const saving = useSaveDraft(editor, {
      affected: [listChangesCall, ...(facts.outdates ?? [])],
      check: (draft) => {
        const errors = facts.errorsOf(draft)
        return Object.keys(errors).length > 0 ? new Refusal({ code: 'invalid-fields', errors }) : null
      },
      async send(draft, revision) {
        const { reply, batchId } = await facts.send(draft, revision)
        sayUndo(facts.doneText, batchId)
        return { saved: { ...reply, id: facts.id }, key: facts.key, reply }
      },
    })
    return { editor, ...saving }
  }
}
