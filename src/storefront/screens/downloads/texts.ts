/** Texts that visitors read: the page of a download link that does not work. */
export const downloadPageTexts = {
  viewOrder: 'View your order',
  goToShop: 'Go to the shop',
  closedTitle: 'This download is no longer available',
  expiredTitle: 'This link has expired',
  usedUpTitle: 'Download limit reached',
  unknownTitle: 'This link doesn’t work',
  awayTitle: 'The file isn’t available right now',
  closed:
    'Files can be downloaded while their order is paid and not canceled. If you think this is a mistake, contact the shop.',
  expired: 'This download link is no longer valid. Contact the shop to get a new one.',
  usedUp: 'You’ve used all downloads of this file. Contact the shop to get a new link.',
  unknown:
    'Part of the link may be missing. Open it again from your email or from the page of your order, or contact the shop to get a new one.',
  away: 'This didn’t count as a download. Try again in a few minutes.',
} as const
