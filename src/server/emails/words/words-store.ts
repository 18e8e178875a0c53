import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { siteEmailWords } from '#server/websites/documents.ts'
import { type EmailKind, editableEmails, emailKinds } from '#shared/emails/words/kinds.ts'
import { type EmailWords, emailWordsSchema, type StoredEmailWords, usualWords } from '#shared/emails/words/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/** The words of one email with the number of their changes: 0 when they were never saved. */
export interface SavedWords {
  readonly words: EmailWords
  readonly revision: number
}

const snapshotSchema = z.object({ kind: z.enum(emailKinds), words: emailWordsSchema })

/** Changes of the words of emails, each under the kind of its email. */
const emailWordsLog = defineLog({
  noun: 'email-words',
  snapshot: snapshotSchema,
  titleOf: ({ kind }) => editableEmails[kind].name,
  factsOf: ({ words }) => words,
})

/** The words of an email; the usual ones are empty. */
export async function readWords(scope: Scope, kind: EmailKind): Promise<SavedWords> {
  return savedIn(await readAll(scope), kind)
}

/**
 * Replaces the words of an email over the revision that was opened. Those of other emails stay.
 * @returns what is stored now, and whether anything was different
 */
export async function saveWords(
  scope: ChangeScope,
  { kind, words, revision }: SavedWords & { readonly kind: EmailKind },
  batchId: string,
): Promise<Result<SavedWords & { readonly isChanged: boolean }, 'edit-conflict'>> {
  const all = await lock(scope)
  const before = savedIn(all, kind)
  if (before.revision !== revision) return fail('edit-conflict')
  if (isDeepStrictEqual(before.words, words)) return succeed({ ...before, isChanged: false })
  return succeed({ ...(await replace(scope, all, { kind, words }, batchId)), isChanged: true })
}

/** Restores the words of an email, unless they were changed again. */
export const undoEmailWords: Undoer<z.infer<typeof snapshotSchema>> = {
  log: emailWordsLog,
  permissions: ['settings.manage'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      const all = await lock(scope)
      if (!before || !after || !isDeepStrictEqual(savedIn(all, after.kind).words, after.words))
        return fail('change-superseded')
      await replace(scope, all, before, batchId)
    }
    return succeed(undefined)
  },
}

async function replace(
  scope: ChangeScope,
  all: StoredEmailWords,
  after: z.infer<typeof snapshotSchema>,
  batchId: string,
): Promise<SavedWords> {
  const { kind, words } = after
  const before = savedIn(all, kind)
  const revision = before.revision + 1
  await scope.database
    .updateTable('websites')
    .set({ email_words: siteEmailWords.write({ ...all, [kind]: { ...words, revision } }) })
    .where('id', '=', scope.websiteId)
    .execute()
  await recordChange(scope, batchId, emailWordsLog, {
    nounId: kind,
    before: { kind, words: before.words },
    after,
  })
  return { words, revision }
}

/** Locked until the commit. */
async function lock(scope: ChangeScope): Promise<StoredEmailWords> {
  await scope.raiseVersion()
  return readAll(scope)
}

async function readAll({ database, websiteId }: Scope): Promise<StoredEmailWords> {
  const { email_words: text } = await database
    .selectFrom('websites')
    .select('email_words')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return text === null ? {} : siteEmailWords.read(text)
}

function savedIn(all: StoredEmailWords, kind: EmailKind): SavedWords {
  const { revision, ...words } = all[kind] ?? { ...usualWords, revision: 0 }
  return { words, revision }
}
