/** Texts of the emails to the owner about a webhook that does not answer. */
export const webhookEmailTexts = {
  failed: {
    subject: 'Webhook deliveries failed',
    title: 'Webhook deliveries failed',
    lead: 'Some events didn’t arrive within three days. The webhook is still on, and other events may arrive.',
    view: 'View deliveries',
  },
  off: {
    subject: 'Your webhook was turned off',
    title: 'Your webhook was turned off',
    lead: 'The receiver stopped accepting events, so no more are sent. When it works again, turn the webhook on in Settings. You can then resend the events from before it was turned off.',
    view: 'View webhook',
  },
  url: (url: string) => `URL: ${url}`,
  lastError: (error: string) => `Last error: ${error}`,
  closing: 'You get this email because orders of this site are sent to your address.',
} as const
