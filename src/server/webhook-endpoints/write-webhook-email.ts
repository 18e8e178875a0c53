import { createElement } from 'react'
import { webhookEmailTexts } from '#server/emails/webhook-texts.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { readEndpoint } from '#server/webhooks/endpoint-store.ts'
import type { writeWebhookEmailJob } from '#server/webhooks/jobs.ts'

/** The job that tells the owner about an endpoint that does not answer; not where no email can be sent. */
export function writeWebhookEmailHandler(services: Services): JobHandler<typeof writeWebhookEmailJob> {
  return async ({ websiteId, payload: { endpointId, about }, finish }) => {
    const website = await services.websites.byId(websiteId)
    if (!website) return
    const scope = reading(services, website)
    const endpoint = await readEndpoint(scope, endpointId)
    const to = website.settings.orderNotificationEmail
    const origin = services.env.PUBLIC_URL?.replace(/\/$/, '') ?? website.origin
    if (!endpoint || to === '' || !website.canSendEmail || origin === null) return
    const error = await lastErrorOf(scope, endpointId)
    const [{ WebhookProblem }, { renderEmail }] = await Promise.all([
      import('#server/emails/webhook.tsx'),
      import('#server/emails/render-email.ts'),
    ])
    const link = `${services.env.STUDIO_URL?.replace(/\/$/, '') ?? `${origin}/config`}/webhooks/${endpointId}`
    const { url } = endpoint
    const drawn = renderEmail(createElement(WebhookProblem, { website, origin, about, url, error, link }))
    await changing(services, website, null, async (change) => {
      await finish(change.database)
      await writeEmail(services.env, change, {
        kind: `webhook-${about}`,
        to,
        subject: webhookEmailTexts[about].subject,
        ...drawn,
      })
    })
  }
}

async function lastErrorOf({ database, websiteId }: Scope, endpointId: string): Promise<string> {
  const row = await database
    .selectFrom('webhook_deliveries')
    .select('error')
    .where('website_id', '=', websiteId)
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'failed')
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.error ?? ''
}
