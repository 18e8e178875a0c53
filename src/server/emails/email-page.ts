import type { FastifyReply } from 'fastify'

/** Styles and pictures as in any mail program; no script, no form, no access to the studio. Links open in a new tab. */
const EMAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** Answers with the HTML of an email for a frame of the studio. */
export function asEmailPage(reply: FastifyReply): void {
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': EMAIL_POLICY, 'referrer-policy': 'no-referrer' })
    // A page, not JSON.
    .serializer((html: string) => html)
}
