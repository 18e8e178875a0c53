import type { EmailLinkModel } from '#storefront/screens/email-link/screen.tsx'

const action = { label: 'Go to the site', href: '/' }

/** The title of the footer form's own page where the owner gave none. */
export const SUBSCRIBE_TITLE = 'Newsletter'

/** Texts that visitors read: the pages behind the links in emails. */
export const subscriptionTexts = {
  mayConfirm: (site: string, list: string) => ({
    title: 'One more step',
    sentence: `Confirm that you want to get emails from ${site} (${list}).`,
    button: 'Confirm subscription',
    action,
  }),
  confirmed: (site: string) => ({
    title: 'You’re subscribed',
    sentence: `Thank you. You’ll get emails from ${site}. Every email has a link to unsubscribe.`,
    button: null,
    action,
  }),
  confirmExpired: {
    title: 'This link has expired',
    sentence: 'It’s too old, or part of it is missing. Sign up again to get a new one.',
    button: null,
    action,
  },
  mayUnsubscribe: (site: string, list: string, email: string) => ({
    title: 'Unsubscribe?',
    sentence: `${site} (${list}) will stop emailing ${masked(email)}.`,
    button: 'Unsubscribe',
    action,
  }),
  unsubscribed: (site: string) => ({
    title: 'You’re unsubscribed',
    sentence: `You won’t get these emails from ${site} anymore.`,
    button: null,
    action,
  }),
  unsubscribeBroken: {
    title: 'This link doesn’t work',
    sentence: 'Part of the link may be missing. Open the link in your email again.',
    button: null,
    action,
  },
} satisfies Record<string, EmailLinkModel | ((...facts: string[]) => EmailLinkModel)>

/** Emails are forwarded: anyone who opens another person's link does not see the whole address. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
