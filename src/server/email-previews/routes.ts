import type { FastifyRequest } from 'fastify'
import { asEmailPage } from '#server/emails/email-page.ts'
import { emailTexts } from '#server/emails/texts.ts'
import { readMailServer } from '#server/mail/servers/server-store.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import type { Website } from '#server/websites/website.ts'
import { TEST_EMAIL } from '#shared/emails/kinds.ts'
import * as api from '#shared/emails/owner-api.ts'
import { succeed } from '#shared/http/failure.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { Preview } from './draw-order-preview.ts'
import { drawPreview } from './draw-preview.ts'

interface Call {
  readonly request: FastifyRequest
  readonly website: Website
}

/** Emails with unsaved changes, about real things of the shop. Nothing of a preview is stored. */
export function emailPreviewRoutes(services: Services): void {
  const { serve, env } = services

  serve(api.previewEmailCall, async ({ request, reply, website, body }) => {
    const { email } = await draw({ request, website }, body.preview)
    asEmailPage(reply)
    return succeed(email.html.replace('<body', `<body data-page-type="${pageTypes.commerceEmailPreview}"`))
  })

  serve(api.previewEmailSubjectCall, async ({ request, website, body }) => {
    const { email, isExample } = await draw({ request, website }, body)
    const from = (body.design ?? website.emails.design).senderName || (await usualSender(website))
    return succeed({ subject: email.subject, from, isExample })
  })

  serve(api.testEmailWordsCall, async ({ request, website, staff, body }) => {
    const { email } = await draw({ request, website }, body)
    const emailId = await changing(services, website, staff, (scope) =>
      writeEmail(env, scope, {
        ...{ kind: TEST_EMAIL, to: staff.email, html: email.html },
        subject: emailTexts.ofTestOrder(email.subject),
      }),
    )
    return succeed({ emailId, to: staff.email, isSent: website.canSendEmail })
  })

  /** Who emails come from where the site chose no name. */
  async function usualSender(website: Website): Promise<string> {
    const own = await readMailServer(reading(services, website))
    return own ? website.title : (env.MAIL_FROM ?? '')
  }

  function draw({ request, website }: Call, { kind, words, design }: api.EmailPreview): Promise<Preview> {
    const shown: Website = {
      ...website,
      emails: {
        design: design ?? website.emails.design,
        words: words === null ? website.emails.words : { ...website.emails.words, [kind]: { ...words, revision: 1 } },
      },
    }
    const origin = originOf(env, website, request)
    return drawPreview({ services, scope: reading(services, website), website: shown, origin, now: Date.now() }, kind)
  }
}
