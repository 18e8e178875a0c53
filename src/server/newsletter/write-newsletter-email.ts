import { createElement, type ReactElement } from 'react'
import { newsletterConfirmationTexts, newsletterWelcomeTexts } from '#server/emails/texts.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { newsletterLimits } from '#shared/newsletter/schema.ts'
import { findSubscription } from './change-subscription.ts'
import type { writeNewsletterEmailJob } from './jobs.ts'
import { newsletterPath } from './newsletter-link.ts'

/**
 * The job that writes the confirmation or the welcome email. Each contains the URL with which mail programs unsubscribe
 * with one click (RFC 8058). A job that runs twice writes once; for an ended subscription nothing is written.
 */
export function writeNewsletterEmailHandler(services: Services): JobHandler<typeof writeNewsletterEmailJob> {
  return async ({ websiteId, payload, finish }) => {
    const { letter: email, subscriberId, at, origin } = payload
    const website = await services.websites.byId(websiteId)
    const subscription = await findSubscription(reading(services, { id: websiteId }), subscriberId)
    if (!website || !subscription) return
    if ((subscription.state === 'confirmed') !== (email === 'welcome')) return
    const key = { subscriberId, askedAt: at }
    const linkTo = (purpose: 'confirm' | 'unsubscribe') =>
      origin + newsletterPath(services.secret, websiteId, purpose, key)
    const facts = { website, origin, listName: subscription.list_name }
    const unsubscribeUrl = linkTo('unsubscribe')
    const { subject, component } =
      email === 'welcome' ? await welcome(facts, unsubscribeUrl) : await confirmation(facts, linkTo('confirm'))
    const { renderEmail } = await import('#server/emails/render-email.ts')
    const drawn = renderEmail(component)
    await changing(services, website, null, async (scope) => {
      await finish(scope.database)
      await writeEmail(services.env, scope, {
        kind: `newsletter-${email}`,
        to: subscription.email,
        subject,
        replyTo: website.settings.orderNotificationEmail,
        unsubscribeUrl,
        aboutId: subscriberId,
        ...drawn,
      })
    })
  }
}

interface Facts {
  readonly website: Website
  readonly origin: string
  readonly listName: string
}

interface Draft {
  readonly subject: string
  readonly component: ReactElement
}

async function confirmation(facts: Facts, link: string): Promise<Draft> {
  const { NewsletterConfirmation } = await import('#server/emails/newsletter-confirmation.tsx')
  const days = newsletterLimits.confirmationDays
  return {
    subject: newsletterConfirmationTexts.subject(facts.website.title),
    component: createElement(NewsletterConfirmation, { ...facts, link, days }),
  }
}

async function welcome(facts: Facts, unsubscribeLink: string): Promise<Draft> {
  const { NewsletterWelcome } = await import('#server/emails/newsletter-welcome.tsx')
  return {
    subject: newsletterWelcomeTexts.subject(facts.website.title),
    component: createElement(NewsletterWelcome, { ...facts, unsubscribeLink }),
  }
}
