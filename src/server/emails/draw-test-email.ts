import { createElement } from 'react'
import type { EmailWebsite } from './email.ts'
import { testEmailTexts } from './texts.ts'

/** The email that shows whether emails arrive, and what they look like. Its parts are loaded when it is drawn. */
export async function drawTestEmail(
  website: EmailWebsite,
  origin: string,
): Promise<{ readonly subject: string; readonly html: string }> {
  const [{ TestEmail }, { renderEmail }] = await Promise.all([import('./test-email.tsx'), import('./render-email.ts')])
  const { html } = renderEmail(createElement(TestEmail, { website, origin }))
  return { subject: testEmailTexts.subject(website.title), html }
}
