import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { designOf, type StoredEmailDesign } from '#shared/emails/design.ts'
import * as api from '#shared/emails/owner-api.ts'
import { usualEmails } from '#shared/emails/usual-emails.ts'
import { type EmailKind, emailKinds } from '#shared/emails/words/kinds.ts'
import { succeed } from '#shared/http/failure.ts'
import { emailDesignDocument } from './design/design-document.ts'
import { styleOf } from './email-style.ts'
import { replyToOf } from './reply-to.ts'
import { defaultWords } from './words/default-words.ts'
import { isEdited } from './words/words-of.ts'
import { readWords, type SavedWords, saveWords } from './words/words-store.ts'

/** The owner's calls on what emails look like and say. */
export function emailOwnerRoutes(services: Services): void {
  const { serve } = services

  serve(api.getEmailDesignCall, async ({ website }) =>
    succeed(designReply(website, await emailDesignDocument.read(reading(services, website)))),
  )

  serve(api.saveEmailDesignCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        emailDesignDocument.save(scope, { value: call.body.design, revision: call.body.revision }, batchId),
      ({ stored, isChanged }, batchId) => ({
        ...designReply(call.website, stored),
        batchId: isChanged ? batchId : null,
      }),
    ),
  )

  serve(api.listEmailWordsCall, async ({ website }) =>
    succeed({ edited: emailKinds.filter((kind) => isEdited(website, kind)) }),
  )

  serve(api.getEmailWordsCall, async ({ website, parameters: { kind } }) =>
    succeed(wordsReply(kind, await readWords(reading(services, website), kind))),
  )

  serve(api.saveEmailWordsCall, (call) => {
    const { email, revision } = call.body
    return ownerChange(
      services,
      call,
      (scope, batchId) => saveWords(scope, { ...email, revision }, batchId),
      ({ isChanged, ...saved }, batchId) => ({
        ...wordsReply(email.kind, saved),
        batchId: isChanged ? batchId : null,
      }),
    )
  })
}

const wordsReply = (kind: EmailKind, saved: SavedWords): api.EmailWordsReply => ({
  ...saved,
  usual: defaultWords[kind],
})

function designReply(website: Website, stored: StoredEmailDesign | null): api.EmailDesignReply {
  const { settings, appearance, styles, title } = website
  return {
    design: designOf(stored),
    revision: stored?.revision ?? 0,
    usual: {
      accent: styleOf(styles).button,
      footer: appearance.footer.imprint || title,
      address: settings.businessAddress,
      replyTo: replyToOf({ settings, emails: usualEmails }),
    },
  }
}
