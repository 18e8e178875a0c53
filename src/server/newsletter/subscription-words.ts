import type { SubscriptionModel } from '#storefront/screens/newsletter/screen.tsx'

const action = { label: 'Go to the site', href: '/' }

/** What the pages behind the links of letters say. */
export const subscriptionWords = {
  mayConfirm: (site: string, list: string) => ({
    title: 'One more step.',
    sentence: `Press the button to get letters from ${site} (${list}).`,
    button: 'Confirm subscription',
    action,
  }),
  confirmed: (site: string) => ({
    title: 'You are on the list.',
    sentence: `Thank you. ${site} will write to you from now on, and every letter has a link to unsubscribe.`,
    button: null,
    action,
  }),
  confirmOver: {
    title: 'This link has expired',
    sentence: 'It is too old, or part of it is missing. Sign up again to get a new one.',
    button: null,
    action,
  },
  mayUnsubscribe: (site: string, list: string, email: string) => ({
    title: 'Unsubscribe?',
    sentence: `${site} (${list}) will stop writing to ${masked(email)}.`,
    button: 'Unsubscribe',
    action,
  }),
  unsubscribed: (site: string) => ({
    title: 'You are unsubscribed.',
    sentence: `You will get no more of these letters from ${site}.`,
    button: null,
    action,
  }),
  unsubscribeOver: {
    title: 'This link does not work',
    sentence: 'Part of the address may be missing. Open the link in your letter again.',
    button: null,
    action,
  },
} satisfies Record<string, SubscriptionModel | ((...facts: string[]) => SubscriptionModel)>

/** Letters are passed on: whoever opens the link of another one's is not told the whole address. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
