/** Texts of emails about a subscription, to its buyer. */
export const subscriptionEmailTexts = {
  subjects: {
    'payment-failed': (item: string) => `Your payment for ${item} failed`,
    paused: (item: string) => `Your subscription to ${item} is paused`,
    'method-removed': (item: string) => `Choose how to pay for ${item}`,
    ended: (item: string) => `Your subscription to ${item} has ended`,
    canceled: (item: string) => `Your subscription to ${item} is canceled`,
    waiting: (item: string) => `Your next ${item} is delayed`,
    'price-change': (item: string) => `The price of your subscription to ${item} changes`,
    'amount-changed': (item: string) => `The amount of ${item} has changed`,
    'trial-ending': (item: string) => `Your trial of ${item} ends soon`,
    changed: (item: string) => `Your subscription to ${item} has changed`,
  },
  titles: {
    'payment-failed': 'Your payment failed',
    paused: 'Your subscription is paused',
    'method-removed': 'Choose a payment method',
    ended: 'Your subscription has ended',
    canceled: 'Your subscription is canceled',
    waiting: 'Your next order is delayed',
    'price-change': 'Your price changes',
    'amount-changed': 'Your amount has changed',
    'trial-ending': 'Your trial ends soon',
    changed: 'Your subscription has changed',
  },
  /** Of a donation that is given again and again, where its words differ. */
  donation: {
    subjects: {
      paused: (item: string) => `Your donation “${item}” is paused`,
      ended: (item: string) => `Your donation “${item}” has ended`,
      canceled: (item: string) => `Your donation “${item}” is canceled`,
      waiting: (item: string) => `Your next donation “${item}” is delayed`,
      'amount-changed': (item: string) => `The amount of your donation “${item}” has changed`,
      changed: (item: string) => `Your donation “${item}” has changed`,
    },
    titles: {
      paused: 'Your donation is paused',
      ended: 'Your donation has ended',
      canceled: 'Your donation is canceled',
      waiting: 'Your next donation is delayed',
      'amount-changed': 'Your amount has changed',
      changed: 'Your donation has changed',
    },
    changedSubjects: {
      skip: (item: string) => `Your next donation “${item}” is skipped`,
      unskip: (item: string) => `Your next donation “${item}” is no longer skipped`,
      resume: (item: string) => `Your donation “${item}” continues`,
      card: (item: string) => `New payment method for your donation “${item}”`,
    },
    reply: 'Questions about your donation? Reply to this email.',
  },
  retried: (item: string, method: string, day: string) =>
    `We couldn’t charge ${method} for ${item}. We’ll try again on ${day}.`,
  pausedByPayment: (item: string, method: string) =>
    `We tried to charge ${method} for ${item} several times, and it didn’t work. Your subscription is paused, and we won’t charge you again until you resume it.`,
  pausedByChoice: (item: string) => `Your subscription to ${item} is paused. We won’t charge you until you resume it.`,
  methodRemoved: (item: string, method: string) =>
    `${method} was removed, so we can no longer charge it for ${item}. Nothing is charged until you choose another payment method. To end it instead, cancel it on the same page.`,
  donationPausedByPayment: (item: string, method: string) =>
    `We tried to charge ${method} for ${item} several times, and it didn’t work. Your donation is paused, and we won’t charge you again until you resume it.`,
  donationPaused: (item: string) => `Your donation “${item}” is paused. We won’t charge you until you resume it.`,
  donationCanceled: (item: string) => `Your donation “${item}” is canceled. We won’t charge you again.`,
  donationEnded: (item: string) => `Your donation “${item}” has ended. We won’t charge you again.`,
  donationWaiting: (item: string) =>
    `We can’t take your donation “${item}” today. We try again each day, and charge you only when we can take it.`,
  ended: (item: string) => `Your subscription to ${item} has ended. We won’t charge you again.`,
  canceled: (item: string) => `Your subscription to ${item} is canceled. We won’t charge you again.`,
  waiting: (item: string) =>
    `We can’t send ${item} today. We try again each day, and charge you only when we can send it.`,
  newPrice: (item: string, before: string, after: string, day: string) =>
    `The price of ${item} changes from ${before} to ${after} on ${day}. Until then, you pay the same as before. If you don’t agree, you can cancel at any time.`,
  newAmount: (item: string, amount: string, words: string) =>
    `From your next payment on, ${item} is ${amount} ${words}.`,
  trialEnds: (
    item: string,
    { day, method, price }: { readonly day: string; readonly method: string; readonly price: string },
  ) =>
    `Your trial of ${item} ends on ${day}. From that day, we charge ${method} ${price}, plus shipping and taxes. If you don’t want to go on, cancel before then and you won’t be charged.`,
  inTrial: (item: string, price: string, day: string) =>
    `Your trial of ${item} ends on ${day}. From that day, it is ${price}, plus shipping and taxes. Cancel before then and you won’t be charged for it.`,
  /** Subjects of an email about changes, by what was changed. */
  changedSubjects: {
    skip: (item: string) => `Your next order of ${item} is skipped`,
    unskip: (item: string) => `Your next order of ${item} is no longer skipped`,
    resume: (item: string) => `Your subscription to ${item} continues`,
    card: (item: string) => `New payment method for ${item}`,
    quantity: (item: string) => `New quantity for ${item}`,
    address: (item: string) => `New address for ${item}`,
    quantityAndAddress: (item: string) => `New quantity and address for ${item}`,
  },
  /** What someone has changed, and then what happens next. */
  changed: {
    skip: (item: string, day: string) => `${item} is skipped once: nothing is charged on ${day}.`,
    unskip: (item: string) => `${item} is no longer skipped.`,
    resume: (item: string) => `${item} is no longer paused.`,
    card: (item: string, method: string) => `From now on, we charge ${method} for ${item}.`,
    quantity: (item: string, quantity: number) => `The quantity of ${item} is ${quantity} from the next payment on.`,
    address: (item: string, address: string) => `From now on, we send ${item} to this address: ${address}.`,
  },
  nextPayment: (price: string, day: string) => `The next payment is ${price}, plus shipping and taxes, on ${day}.`,
  nextPaymentToday: (price: string) => `Today’s payment is ${price}, plus shipping and taxes.`,
  nextDonation: (amount: string, day: string) => `The next payment is ${amount}, on ${day}.`,
  nextDonationToday: (amount: string) => `Today’s payment is ${amount}.`,
  nextWhenResumed: 'Nothing is charged until you resume it.',
  isTest: 'This is a test subscription. No money is charged.',
  isTestDonation: 'This is a test donation. No money is charged.',
  yourMethod: 'your payment method',
  yourMethodAtFirst: 'Your payment method',
  manage: 'Manage subscription',
  manageDonation: 'Manage donation',
  reply: 'Questions about your subscription? Reply to this email.',
  /** In the confirmation of an order. */
  inOrder: 'Your subscription',
  givenAgain: 'Your donation goes on',
  renews: (item: string, words: string, day: string) => `${item} renews ${words}. The next payment is on ${day}.`,
  isPaidUp: (item: string) => `${item} doesn’t renew again.`,
  howToCancel: 'You can skip, pause or cancel it at any time.',
} as const
