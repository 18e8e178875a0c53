import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import type { Permission } from '#shared/roles/rules.ts'
import { Frame, type RouteHandle } from './frame/frame.tsx'
import { NotFound, ScreenFailed } from './frame/screen-failed.tsx'
import { redirects } from './redirects.ts'

/** A screen at a path. Its code loads when it is first opened. */
function screen(
  path: string,
  load: () => Promise<ComponentType>,
  needs?: Permission,
  needsForNew?: Permission,
): RouteObject {
  return {
    path,
    handle: { needs, needsForNew } satisfies RouteHandle,
    lazy: async () => ({ Component: await load() }),
  }
}

const screens: RouteObject[] = [
  screen('/', async () => (await import('./screens/home/home.tsx')).Home),
  screen('/orders', async () => (await import('./screens/orders/order-list.tsx')).OrderList, 'orders.read'),
  screen('/invoices', async () => (await import('./screens/invoices/invoice-list.tsx')).InvoiceList, 'orders.read'),
  screen('/orders/due', async () => (await import('./screens/orders/due-screen.tsx')).DueScreen, 'orders.read'),
  screen('/orders/:orderId', async () => (await import('./screens/orders/order-page.tsx')).OrderPage, 'orders.read'),
  screen(
    '/orders/:orderId/edit',
    async () => (await import('./screens/orders/edit/edit-page.tsx')).EditOrderPage,
    'orders.manage',
  ),
  screen(
    '/orders/packing-slips',
    async () => (await import('./screens/orders/packing-slip.tsx')).PackingSlips,
    'orders.read',
  ),
  screen('/customers', async () => (await import('./screens/customers/customer-list.tsx')).CustomerList, 'orders.read'),
  screen(
    '/customers/groups',
    async () => (await import('./screens/customer-groups/group-list.tsx')).GroupList,
    'orders.read',
  ),
  screen(
    '/customers/groups/:groupId',
    async () => (await import('./screens/customer-groups/group-page.tsx')).GroupPage,
    'orders.read',
    'orders.manage',
  ),
  screen(
    '/customers/privacy',
    async () => (await import('./screens/customers/privacy/privacy-requests.tsx')).PrivacyRequests,
    'site.manage',
  ),
  screen(
    '/customers/:customerId',
    async () => (await import('./screens/customers/customer-page.tsx')).CustomerPage,
    'orders.read',
  ),
  screen('/reports', async () => (await import('./screens/reports/reports-screen.tsx')).ReportsScreen, 'reports.read'),
  screen('/products', async () => (await import('./screens/products/product-list.tsx')).ProductList, 'products.read'),
  screen(
    '/products/order',
    async () => (await import('./screens/products/arrange/arrange-screen.tsx')).ArrangeScreen,
    'products.read',
  ),
  screen(
    '/products/:productId',
    async () => (await import('./screens/products/product-page.tsx')).ProductPage,
    'products.read',
    'products.write',
  ),
  screen('/pages', async () => (await import('./screens/pages/page-list.tsx')).PageList, 'pages.write'),
  screen(
    '/pages/:pageId/edit',
    async () => (await import('./screens/pages/editor/editor-screen.tsx')).EditorScreen,
    'pages.write',
  ),
  screen(
    '/shared-sections',
    async () => (await import('./screens/pages/shared-section-list.tsx')).SharedSectionList,
    'pages.write',
  ),
  screen('/images', async () => (await import('./screens/files/image-list.tsx')).ImageList, 'files.write'),
  screen(
    '/navigation',
    async () => (await import('./screens/navigation/navigation-screen.tsx')).NavigationScreen,
    'navigation.write',
  ),
  screen(
    '/collections',
    async () => (await import('./screens/items/collection-list.tsx')).CollectionList,
    'pages.write',
  ),
  screen(
    '/collections/:collectionId',
    async () => (await import('./screens/items/item-list.tsx')).ItemList,
    'pages.write',
  ),
  screen(
    '/collections/:collectionId/order',
    async () => (await import('./screens/items/item-order.tsx')).ItemOrder,
    'pages.write',
  ),
  screen('/items/:itemId', async () => (await import('./screens/items/item-page.tsx')).ItemPage, 'pages.write'),
  screen(
    '/header-footer',
    async () => (await import('./screens/header-footer/header-footer-screen.tsx')).HeaderFooterScreen,
    'pages.design',
  ),
  screen('/styles', async () => (await import('./screens/styles/styles-screen.tsx')).StylesScreen, 'pages.design'),
  screen('/popup', async () => (await import('./screens/popup/popup-screen.tsx')).PopupScreen, 'pages.design'),
  screen(
    '/cookie-banner',
    async () => (await import('./screens/consent/consent-screen.tsx')).ConsentScreen,
    'site.manage',
  ),
  screen('/pixels', async () => (await import('./screens/pixels/pixels-screen.tsx')).PixelsScreen, 'site.manage'),
  screen(
    '/custom-code',
    async () => (await import('./screens/custom-code/custom-code-screen.tsx')).CustomCodeScreen,
    'code.write',
  ),
  screen('/paypal', async () => (await import('./screens/paypal/paypal-screen.tsx')).PayPalScreen, 'settings.manage'),
  screen('/stripe', async () => (await import('./screens/stripe/stripe-screen.tsx')).StripeScreen, 'settings.manage'),
  screen('/forms', async () => (await import('./screens/forms/form-list.tsx')).FormList, 'forms.read'),
  screen(
    '/forms/inbox',
    async () => (await import('./screens/forms/inbox/all-submissions.tsx')).AllSubmissions,
    'forms.read',
  ),
  screen(
    '/forms/captcha',
    async () => (await import('./screens/captcha/captcha-screen.tsx')).CaptchaScreen,
    'site.manage',
  ),
  screen('/forms/:formId', async () => (await import('./screens/forms/form-page.tsx')).FormPage, 'forms.read'),
  screen(
    '/forms/:formId/answers',
    async () => (await import('./screens/forms/inbox/submission-list.tsx')).SubmissionList,
    'forms.read',
  ),
  screen(
    '/forms/:formId/answers/:submissionId',
    async () => (await import('./screens/forms/inbox/submission-page.tsx')).SubmissionPage,
    'forms.read',
  ),
  screen('/forms/:formId/charts', async () => (await import('./screens/forms/inbox/charts.tsx')).Charts, 'forms.read'),
  screen('/emails', async () => (await import('./screens/emails/email-list.tsx')).EmailList, 'emails.read'),
  screen(
    '/email-settings',
    async () => (await import('./screens/email-settings/email-settings-screen.tsx')).EmailSettingsScreen,
    'settings.manage',
  ),
  screen(
    '/email-settings/design',
    async () => (await import('./screens/email-settings/design-screen.tsx')).DesignScreen,
    'settings.manage',
  ),
  screen(
    '/email-settings/server',
    async () => (await import('./screens/mail-server/mail-server-screen.tsx')).MailServerScreen,
    'settings.manage',
  ),
  screen(
    '/email-settings/:kind',
    async () => (await import('./screens/email-settings/words-screen.tsx')).WordsScreen,
    'settings.manage',
  ),
  screen('/emails/:emailId', async () => (await import('./screens/emails/email-page.tsx')).EmailPage, 'emails.read'),
  screen(
    '/subscribers',
    async () => (await import('./screens/newsletter/subscriber-list.tsx')).SubscriberList,
    'subscribers.read',
  ),
  screen(
    '/subscribers/lists',
    async () => (await import('./screens/newsletter/newsletter-lists.tsx')).NewsletterLists,
    'subscribers.read',
  ),
  screen(
    '/subscribers/:subscriberId',
    async () => (await import('./screens/newsletter/subscriber-page.tsx')).SubscriberPage,
    'subscribers.read',
  ),
  screen(
    '/analytics',
    async () => (await import('./screens/analytics/analytics-screen.tsx')).AnalyticsScreen,
    'reports.read',
  ),
  screen('/stock', async () => (await import('./screens/stock/stock-screen.tsx')).StockScreen, 'products.read'),
  screen(
    '/stock/transfers',
    async () => (await import('./screens/stock/transfers/transfer-list.tsx')).TransferList,
    'products.read',
  ),
  screen(
    '/stock/transfers/new',
    async () => (await import('./screens/stock/transfers/transfer-page.tsx')).NewTransferPage,
    'products.write',
  ),
  screen(
    '/stock/transfers/:transferId',
    async () => (await import('./screens/stock/transfers/transfer-page.tsx')).TransferPage,
    'products.read',
  ),
  screen(
    '/stock/transfers/:transferId/print',
    async () => (await import('./screens/stock/transfers/packing-list.tsx')).TransferPackingList,
    'products.read',
  ),
  screen(
    '/stock/counts',
    async () => (await import('./screens/stock/counts/count-list.tsx')).CountList,
    'products.read',
  ),
  screen(
    '/stock/counts/:countId',
    async () => (await import('./screens/stock/counts/count-page.tsx')).CountPage,
    'products.read',
  ),
  screen(
    '/categories',
    async () => (await import('./screens/categories/category-screen.tsx')).CategoryScreen,
    'products.read',
  ),
  screen(
    '/discounts',
    async () => (await import('./screens/discounts/discount-list.tsx')).DiscountList,
    'discounts.read',
  ),
  screen(
    '/discounts/:discountId',
    async () => (await import('./screens/discounts/discount-page.tsx')).DiscountPage,
    'discounts.read',
    'discounts.write',
  ),
  screen(
    '/donations',
    async () => (await import('./screens/donations/donation-screen.tsx')).DonationScreen,
    'reports.read',
  ),
  screen(
    '/donations/donors',
    async () => (await import('./screens/donations/donors/donor-list.tsx')).DonorList,
    'orders.read',
  ),
  screen(
    '/gift-cards',
    async () => (await import('./screens/gift-cards/gift-card-list.tsx')).GiftCardList,
    'orders.read',
  ),
  screen(
    '/gift-cards/:cardId',
    async () => (await import('./screens/gift-cards/gift-card-page.tsx')).GiftCardPage,
    'orders.read',
  ),
  screen(
    '/subscriptions',
    async () => (await import('./screens/subscriptions/subscription-list.tsx')).SubscriptionList,
    'orders.read',
  ),
  screen(
    '/subscriptions/:subscriptionId',
    async () => (await import('./screens/subscriptions/subscription-page.tsx')).SubscriptionPage,
    'orders.read',
  ),
  screen('/draft-orders', async () => (await import('./screens/draft-orders/draft-list.tsx')).DraftList, 'orders.read'),
  screen(
    '/draft-orders/new',
    async () => (await import('./screens/draft-orders/draft-page.tsx')).NewDraftPage,
    'orders.manage',
  ),
  screen(
    '/draft-orders/:draftId',
    async () => (await import('./screens/draft-orders/draft-page.tsx')).DraftPage,
    'orders.read',
  ),
  screen('/returns', async () => (await import('./screens/returns/return-list.tsx')).ReturnList, 'orders.read'),
  screen(
    '/withdrawals',
    async () => (await import('./screens/withdrawals/withdrawal-list.tsx')).WithdrawalList,
    'orders.read',
  ),
  screen(
    '/withdrawals/:withdrawalId',
    async () => (await import('./screens/withdrawals/withdrawal-page.tsx')).WithdrawalPage,
    'orders.read',
  ),
  screen(
    '/abandoned-carts',
    async () => (await import('./screens/abandoned-carts/abandoned-list.tsx')).AbandonedList,
    'orders.read',
  ),
  screen('/restock', async () => (await import('./screens/restock/restock-list.tsx')).RestockList, 'orders.read'),
  screen(
    '/restock/settings',
    async () => (await import('./screens/merchandising/site-merchandising.tsx')).SiteMerchandising,
    'settings.manage',
  ),
  screen(
    '/categories/:categoryId/restock',
    async () => (await import('./screens/merchandising/category-merchandising.tsx')).CategoryMerchandising,
    'products.read',
  ),
  screen(
    '/products/:productId/restock',
    async () => (await import('./screens/merchandising/product-merchandising.tsx')).ProductMerchandising,
    'products.read',
  ),
  screen(
    '/restock/:productId/:variantId',
    async () => (await import('./screens/restock/sign-up-list.tsx')).SignUpList,
    'orders.read',
  ),
  screen('/reviews', async () => (await import('./screens/reviews/review-list.tsx')).ReviewList, 'reviews.moderate'),
  screen(
    '/reviews/:reviewId',
    async () => (await import('./screens/reviews/review-page.tsx')).ReviewPage,
    'reviews.moderate',
  ),
  screen('/imports', async () => (await import('./screens/imports/import-list.tsx')).ImportList, 'products.write'),
  screen(
    '/imports/:importId',
    async () => (await import('./screens/imports/import-page.tsx')).ImportPage,
    'products.read',
  ),
  screen(
    '/redirects',
    async () => (await import('./screens/redirects/redirect-list.tsx')).RedirectList,
    'settings.manage',
  ),
  screen(
    '/redirects/not-found',
    async () => (await import('./screens/missing-urls/missing-url-list.tsx')).MissingUrlList,
    'settings.manage',
  ),
  screen('/domains', async () => (await import('./screens/domains/domain-list.tsx')).DomainList, 'site.manage'),
  screen('/changes', async () => (await import('./screens/changes/change-list.tsx')).ChangeList, 'products.read'),
  screen(
    '/store-settings',
    async () => (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
    'settings.manage',
  ),
  screen('/staff', async () => (await import('./screens/staff/staff-list.tsx')).StaffList, 'staff.manage'),
  screen('/api-keys', async () => (await import('./screens/api-keys/api-key-list.tsx')).ApiKeyList, 'site.manage'),
  screen('/webhooks', async () => (await import('./screens/webhooks/webhook-list.tsx')).WebhookList, 'site.manage'),
  screen(
    '/webhooks/:endpointId',
    async () => (await import('./screens/webhooks/webhook-page.tsx')).WebhookPage,
    'site.manage',
  ),
  screen(
    '/features',
    async () => (await import('./screens/features/features-screen.tsx')).FeaturesScreen,
    'settings.manage',
  ),
  screen('/limits', async () => (await import('./screens/limits/limits-screen.tsx')).LimitsScreen, 'settings.manage'),
  screen('/failed-jobs', async () => (await import('./screens/failed-jobs/failed-jobs.tsx')).FailedJobs, 'site.manage'),
  screen('/account', async () => (await import('./screens/account/account.tsx')).Account),
  ...redirects,
  { path: '*', Component: NotFound },
]

export const router = createBrowserRouter(
  [
    {
      Component: Frame,
      // When a screen crashes, the navigation stays.
      children: [{ ErrorBoundary: ScreenFailed, children: screens }],
      HydrateFallback: () => null,
    },
  ],
  { basename: '/config' },
)
