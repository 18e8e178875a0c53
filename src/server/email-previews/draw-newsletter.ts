import { drawNewsletterEmail } from '#server/newsletter/write-newsletter-email.ts'
import type { Preview, PreviewFacts } from './draw-order-preview.ts'
import { exampleTexts } from './texts.ts'

/** An email about the sign-up to the first list. */
export async function drawNewsletter(
  { scope, website, origin }: PreviewFacts,
  email: 'confirmation' | 'welcome',
): Promise<Preview> {
  const list = await scope.database
    .selectFrom('newsletter_lists')
    .select('name')
    .where('website_id', '=', scope.websiteId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const facts = { website, origin, listName: list?.name ?? exampleTexts.list }
  return { email: await drawNewsletterEmail(email, facts, origin), isExample: list === undefined }
}
