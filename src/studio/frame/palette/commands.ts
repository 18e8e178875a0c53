import type { Permission } from '#shared/roles/rules.ts'
import { type SettingsSection, settingsSections } from '#shared/settings/sections.ts'
import { destinations } from '../destinations.ts'

/** An action or a destination of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  /** What else it is found by. */
  readonly words?: string
  readonly group: 'Actions' | 'Go to' | 'Settings'
  readonly needs?: Permission | undefined
  /** Its target path, or its action. */
  readonly to?: string
  readonly run?: 'toggle-theme' | 'show-keys' | 'sign-out'
}

/** What is on each part of the store settings. */
const settingsWords: Readonly<Record<SettingsSection, string>> = {
  general:
    'Site name, Currency, Country, Time zone, Language, Formats and units, Business address, Tax number, Contact, Logo, Favicon, Browser icon, Social image',
  currencies: 'Exchange rates, Rounding, Prices in other currencies, Multi-currency',
  checkout: 'Cart, Minimum order, Express checkout, Order notifications',
  payments: 'Bank transfer, Pickup, Test mode, Pay later, Installments',
  shipping: 'Shipping zones, Delivery, Countries, Rates',
  tax: 'Tax rates, VAT, Prices include tax',
  invoices: 'Credit notes, Invoice numbers, Legal name, Factur-X, Series',
  donations: 'Funds, Receipts, Charity, Fundraising, Legal text',
  returns: 'Return window, Return requests, Return address, Send back',
  reviews: 'Ratings, Stars, Review requests, Moderation, Approval',
  withdrawal: 'Right of withdrawal, Cancellation, Consumer rights, Model form',
  'few-left': 'Low stock, Few left, Scarcity, Inventory',
  policies: 'Terms, Privacy, Returns, Refunds, Legal',
  'product-information': 'Product page, Rating scales, Size guide',
  texts: 'Wording, Labels, Buttons',
}

/** What is on screens whose names do not say it. */
const placeWords: Readonly<Record<string, string>> = {
  '/discounts': 'Coupons, Promo codes, Vouchers, Free shipping, Sale',
  '/orders': 'Pickups, Deliveries, Fulfillment, Tracking numbers, Export',
  '/analytics': 'Experiments, A/B tests, Recordings, Goals, Visitors, Live, Speed, Errors, Lessons',
  '/stock': 'Transfers, Counts, Inventory, Locations, Incoming',
  '/imports': 'Export, CSV, Migration',
  '/customers': 'People, Contacts, Groups, Privacy, GDPR, Erase, Tags',
  '/draft-orders': 'Payment links, Quotes, Offers, Orders by phone',
  '/donations': 'Funds, Fundraising, Charity, Donors',
  '/gift-cards': 'Vouchers, Store credit, Goodwill, Balance',
  '/reports': 'Analytics, Statistics, Revenue, Sales by product, Taxes, Accounting, Inventory value',
  '/abandoned-carts': 'Abandoned checkouts, Reminders, Recovered carts',
  '/returns': 'Send back, Refund, Restock',
  '/restock': 'Back in stock, Waitlist, Sold out, Demand',
  '/reviews': 'Ratings, Stars, Feedback, Testimonials, Moderation',
  '/withdrawals': 'Right of withdrawal, Cancellation, Returns',
  '/collections': 'Blog, Posts, Events, Portfolio, Projects, Album, Tracks, Course, Lessons, Videos',
  '/staff': 'Users, Permissions, Roles, Team, Employees, Administrators, Invite, Collaborators',
  '/features': 'Turn on, Turn off, Enable, Disable, Switches',
  '/pages': 'Home page, Splash page, Not-found page, Starting sites, Templates',
}

/** Screens of settings that the navigation reaches through others. */
const innerScreens: readonly Command[] = [
  {
    id: 'go:/shared-sections',
    group: 'Go to',
    label: 'Go to Shared sections',
    to: '/shared-sections',
    needs: 'pages.write',
  },
  {
    id: 'go:/subscribers/lists',
    group: 'Go to',
    label: 'Go to Lists and segments',
    to: '/subscribers/lists',
    needs: 'subscribers.read',
  },
  { id: 'go:/forms/inbox', group: 'Go to', label: 'Go to Inbox', to: '/forms/inbox', needs: 'forms.read' },
  {
    id: 'go:/forms/captcha',
    group: 'Settings',
    label: 'Settings: reCAPTCHA',
    words: 'Spam',
    to: '/forms/captcha',
    needs: 'site.manage',
  },
  {
    id: 'go:/stripe',
    group: 'Settings',
    label: 'Settings: Card payments',
    words: 'Stripe, Credit card, Webhooks',
    to: '/stripe',
    needs: 'settings.manage',
  },
  {
    id: 'go:/paypal',
    group: 'Settings',
    label: 'Settings: PayPal',
    words: 'Payments, Webhooks, Sandbox',
    to: '/paypal',
    needs: 'settings.manage',
  },
  {
    id: 'go:/email-settings/server',
    group: 'Settings',
    label: 'Settings: Mail server',
    words: 'SMTP, Email, Sender, Gmail',
    to: '/email-settings/server',
    needs: 'settings.manage',
  },
  {
    id: 'go:/redirects/not-found',
    group: 'Go to',
    label: 'Go to Missing URLs',
    words: '404, Not found',
    to: '/redirects/not-found',
    needs: 'settings.manage',
  },
  { id: 'go:/failed-jobs', group: 'Go to', label: 'Go to Failed tasks', to: '/failed-jobs', needs: 'site.manage' },
]

/** All actions that are available anywhere. */
export const commands: readonly Command[] = [
  { id: 'new-product', group: 'Actions', label: 'New product', to: '/products/new', needs: 'products.write' },
  { id: 'new-discount', group: 'Actions', label: 'New discount', to: '/discounts/new', needs: 'discounts.write' },
  { id: 'import', group: 'Actions', label: 'Import products', to: '/imports', needs: 'products.write' },
  { id: 'new-form', group: 'Actions', label: 'Create a form', to: '/forms', needs: 'forms.write' },
  { id: 'theme', group: 'Actions', label: 'Toggle dark mode', run: 'toggle-theme' },
  { id: 'keys', group: 'Actions', label: 'Keyboard shortcuts', run: 'show-keys' },
  { id: 'sign-out', group: 'Actions', label: 'Sign out', run: 'sign-out' },
  ...destinations
    .flatMap(({ places }) => places.flatMap((one) => [one, ...one.inside]))
    .map(
      ({ to, label, needs }): Command => ({
        ...{ id: `go:${to}`, group: 'Go to', label: `Go to ${label}`, to, needs },
        ...(placeWords[to] && { words: placeWords[to] }),
      }),
    ),
  { id: 'go:/account', group: 'Go to', label: 'Go to Your account', to: '/account' },
  ...innerScreens,
  ...Object.entries(settingsSections).map(
    ([tab, label]): Command => ({
      id: `settings:${tab}`,
      group: 'Settings',
      label: `Settings: ${label}`,
      words: settingsWords[tab as SettingsSection],
      to: `/store-settings?tab=${tab}`,
      needs: 'settings.manage',
    }),
  ),
]
