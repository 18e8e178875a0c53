import { inputsOf } from '#server/forms/submissions/answers-of-post.ts'
import { createFormPosts } from '#server/forms/submissions/submit-form-post.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showEmailLink } from '#server/site/show-email-link.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { changing, reading } from '#server/stores.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { confirmSubscription, endSubscriptions, findSubscription, mayConfirm } from './change-subscription.ts'
import { type NewsletterPurpose, readNewsletterKey } from './newsletter-link.ts'
import { SUBSCRIBE_PATH, showSubscribe } from './show-newsletter.ts'
import { SUBSCRIBE_TITLE, subscriptionTexts } from './texts.ts'

const GONE = 410

/**
 * The visitor's pages of the newsletter: its plain form, and the two links of emails. A link shows a button and changes
 * nothing by itself, because programs open links in emails before people do. Its key is all that the post needs: mail
 * programs unsubscribe without cookies and CSRF token (RFC 8058), and their body is ignored.
 */
export function registerNewsletterPages(services: Services, serve: ServePage): void {
  const { secret } = services
  const submitPost = createFormPosts(services)

  serve('GET', SUBSCRIBE_PATH, async (page) => (await showSubscribe(page, null)) ?? showNotFound(page))

  serve('POST', SUBSCRIBE_PATH, async (page, request, reply) => {
    const shown = (await siteOf(page)).footerForm
    const inputs = inputsOf(request.body)
    if (!shown || inputs.get('_form') !== shown.form.id) return showNotFound(page, { isPersonal: true })
    const at = { id: '', title: SUBSCRIBE_TITLE }
    const show = async (posted: Parameters<typeof showSubscribe>[1]) => (await showSubscribe(page, posted))!
    return submitPost({ page, at, form: shown.form, inputs, show }, request, reply)
  })

  serve('GET', '/newsletter/confirm', async (page) => {
    const known = await subscriptionOf(page, 'confirm')
    const isOpen = known !== null && mayConfirm(known.subscription, known.key, Date.now())
    const { title } = page.website
    if (!isOpen) return showBrokenLink(page, subscriptionTexts.confirmExpired, pageTypes.page)
    const texts =
      known.subscription.state === 'confirmed'
        ? subscriptionTexts.confirmed(title)
        : subscriptionTexts.mayConfirm(title, known.subscription.list_name)
    return showEmailLink(page, texts, { pageType: pageTypes.page })
  })

  serve('POST', '/newsletter/confirm', async (page, request) => {
    const { website, origin } = page
    const key = keyOf(page, 'confirm')
    const facts = { address: request.ip, origin, now: Date.now() }
    const isConfirmed =
      key !== null && (await changing(services, website, null, (scope) => confirmSubscription(scope, key, facts)))
    if (!isConfirmed) return showBrokenLink(page, subscriptionTexts.confirmExpired, pageTypes.page)
    return showEmailLink(page, subscriptionTexts.confirmed(website.title), { pageType: pageTypes.page })
  })

  serve('GET', '/newsletter/unsubscribe', async (page) => {
    const known = await subscriptionOf(page, 'unsubscribe')
    if (!known) return showBrokenLink(page, subscriptionTexts.unsubscribeBroken, pageTypes.newsletterUnsubscribe)
    const { state, email, list_name } = known.subscription
    const texts =
      state === 'unsubscribed'
        ? subscriptionTexts.unsubscribed(page.website.title)
        : subscriptionTexts.mayUnsubscribe(page.website.title, list_name, email)
    return showEmailLink(page, texts, { pageType: pageTypes.newsletterUnsubscribe })
  })

  serve('POST', '/newsletter/unsubscribe', async (page, request) => {
    const known = await subscriptionOf(page, 'unsubscribe')
    if (!known) return showBrokenLink(page, subscriptionTexts.unsubscribeBroken, pageTypes.newsletterUnsubscribe)
    await changing(services, page.website, null, (scope) =>
      endSubscriptions(scope, [known.key.subscriberId], { kind: 'unsubscribed', address: request.ip }, Date.now()),
    )
    const texts = subscriptionTexts.unsubscribed(page.website.title)
    return showEmailLink(page, texts, { pageType: pageTypes.newsletterUnsubscribe })
  })

  const keyOf = ({ website, query }: PageRequest, purpose: NewsletterPurpose) =>
    readNewsletterKey(secret, website.id, purpose, query.get('key') ?? '')

  async function subscriptionOf(page: PageRequest, purpose: NewsletterPurpose) {
    const key = keyOf(page, purpose)
    const subscription = key && (await findSubscription(reading(services, page.website), key.subscriberId))
    return key && subscription ? { key, subscription } : null
  }

  const showBrokenLink = (
    page: PageRequest,
    texts: typeof subscriptionTexts.confirmExpired,
    pageType: Parameters<typeof showEmailLink>[2]['pageType'],
  ) => showEmailLink(page, texts, { pageType, status: GONE })
}
