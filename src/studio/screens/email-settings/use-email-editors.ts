import { type EmailDesign, emailDesignSchema } from '#shared/emails/design.ts'
import {
  type EmailDesignReply,
  type EmailWordsReply,
  getEmailDesignCall,
  getEmailWordsCall,
  listEmailWordsCall,
  saveEmailDesignCall,
  saveEmailWordsCall,
} from '#shared/emails/owner-api.ts'
import { type EmailKind, emailKinds } from '#shared/emails/words/kinds.ts'
import { type EmailWords, emailWordsSchema, problemsOfWords } from '#shared/emails/words/schema.ts'
import type { ChangeDraft } from '#studio/kit/editor/use-draft-editor.ts'
import { siteDocumentEditor } from '#studio/kit/editor/use-site-document-editor.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'

export type SavedWords = EmailWordsReply & { readonly id: EmailKind }
export type SavedDesign = EmailDesignReply & { readonly id: 'email-design' }
export type ChangeWords = ChangeDraft<EmailWords>
export type ChangeDesign = ChangeDraft<EmailDesign>

/** The editor of the design of all emails, and how it is saved. */
export const useDesignEditor = siteDocumentEditor({
  id: 'email-design',
  drafts: 'email-design:1',
  key: keyOf(getEmailDesignCall, {}),
  draftOf: ({ design }: EmailDesignReply) => design,
  textOf: (draft: EmailDesign) => JSON.stringify(draft),
  errorsOf: (draft) => issuesOf(emailDesignSchema.safeParse(draft)),
  async send(design, revision) {
    const { batchId, ...reply } = await ask(saveEmailDesignCall, { body: { design, revision } })
    return { reply, batchId }
  },
  doneText: 'Email design saved',
})

const editorOfWords = (kind: EmailKind) =>
  siteDocumentEditor<EmailKind, EmailWordsReply, EmailWords>({
    id: kind,
    drafts: 'email-words:1',
    key: keyOf(getEmailWordsCall, { parameters: { kind } }),
    draftOf: ({ words }) => words,
    textOf: (draft) => JSON.stringify(draft),
    errorsOf: (draft) => ({ ...issuesOf(emailWordsSchema.safeParse(draft)), ...problemsOfWords(kind, draft) }),
    async send(words, revision) {
      const { batchId, ...reply } = await ask(saveEmailWordsCall, { body: { email: { kind, words }, revision } })
      return { reply, batchId }
    },
    doneText: 'Email saved',
    outdates: [listEmailWordsCall],
  })

/** The editors of the words of each email. A component uses one of them for all of its life. */
export const wordsEditors = Object.fromEntries(emailKinds.map((kind) => [kind, editorOfWords(kind)])) as Readonly<
  Record<EmailKind, ReturnType<typeof editorOfWords>>
>

interface Checked {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
}

const issuesOf = ({ error }: Checked): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
