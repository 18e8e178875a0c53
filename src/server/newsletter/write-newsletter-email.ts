import { createElement, type ReactElement } from 'react'
import type { RenderedEmail } from '#server/emails/email.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
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
    const link = email === 'welcome' ? unsubscribeUrl : linkTo('confirm')
    const drawn = await drawNewsletterEmail(email, facts, link)
    await changing(services, website, null, async (scope) => {
      await finish(scope.database)
      await writeEmail(services.env, scope, {
        kind: `newsletter-${email}`,
        to: subscription.email,
        replyTo: replyToOf(website),
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

/** Draws the confirmation or the welcome email. `link` confirms the subscription, or ends it. */
export async function drawNewsletterEmail(
  email: 'confirmation' | 'welcome',
  facts: Facts,
  link: string,
): Promise<RenderedEmail> {
  const { subject, component } = email === 'welcome' ? await welcome(facts, link) : await confirmation(facts, link)
  const { renderEmail } = await import('#server/emails/render-email.ts')
  return { subject, ...renderEmail(component) }
}

async function confirmation(facts: Facts, link: string): Promise<Draft> {
  const { NewsletterConfirmation } = await import('#server/emails/newsletter-confirmation.tsx')
  const { website, origin } = facts
  const words = wordsOf(website, 'newsletter-confirmation', { 'list.name': facts.listName })
  const days = newsletterLimits.confirmationDays
  return {
    subject: words.subject,
    component: createElement(NewsletterConfirmation, { website, origin, words, link, days }),
  }
}

async function welcome(facts: Facts, unsubscribeLink: string): Promise<Draft> {
  const { NewsletterWelcome } = await import('#server/emails/newsletter-welcome.tsx')
  const { website, origin } = facts
  const words = wordsOf(website, 'newsletter-welcome', { 'list.name': facts.listName })
  return {
    subject: words.subject,
    component: createElement(NewsletterWelcome, { website, origin, words, unsubscribeLink }),
  }
}
