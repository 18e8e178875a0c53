import { addressRoutes } from './addresses/routes.ts'
import { actionRoutes } from './analytics/action-routes.ts'
import { goalRoutes } from './analytics/goals/routes.ts'
import { replayRoutes } from './analytics/replays/routes.ts'
import { pageReportRoutes } from './analytics/report-routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { trackerRoutes } from './analytics/tracker-routes.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { assetUses, shownByWebsite } from './asset-uses.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { subscriptionCartRoutes } from './cart/subscriptions/routes.ts'
import { cartReminderRoutes } from './cart-reminders/routes.ts'
import { changeRoutes } from './changes/routes.ts'
import { draftOrderRoutes } from './checkout/draft-orders/routes.ts'
import { paymentEventRoutes } from './checkout/events/routes.ts'
import { exchangeRoutes } from './checkout/exchanges/routes.ts'
import { orderEditRoutes } from './checkout/order-edits/routes.ts'
import { refundRoutes } from './checkout/refunds/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { collectionRoutes } from './collections/routes.ts'
import { storeCreationRoutes } from './collections/store-creation-routes.ts'
import { commercePreferenceRoutes } from './commerce-preferences/routes.ts'
import { consentRoutes } from './consent/routes.ts'
import { customCodeRoutes } from './custom-code/routes.ts'
import { ownPricesRoutes } from './customer-groups/routes.ts'
import { customerGroupRoutes } from './customers/groups/routes.ts'
import { privacyRoutes } from './customers/privacy/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { discountRoutes } from './discounts/routes.ts'
import { domainRoutes } from './domains/routes.ts'
import { donationRoutes } from './donations/routes.ts'
import { downloadRoutes } from './downloads/routes.ts'
import { emailPreviewRoutes } from './email-previews/routes.ts'
import { emailOwnerRoutes } from './emails/owner-routes.ts'
import { emailRoutes } from './emails/routes.ts'
import { experimentRoutes } from './experiments/routes.ts'
import { failedJobRoutes } from './failed-jobs/routes.ts'
import { featureRoutes } from './features/routes.ts'
import { libraryRoutes } from './files/library-routes.ts'
import { fileRoutes } from './files/routes.ts'
import { finders } from './finders.ts'
import { ownerFormRoutes } from './forms/definition/owner-routes.ts'
import { formFileRoutes } from './forms/files/file-routes.ts'
import { inboxRoutes } from './forms/inbox/inbox-routes.ts'
import { formRoutes } from './forms/submissions/routes.ts'
import { giftCardRoutes } from './gift-cards/routes.ts'
import { guardRoutes } from './guard/routes.ts'
import { headerFooterRoutes } from './header-footer/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { csrfRoutes } from './http/csrf-routes.ts'
import { importRoutes } from './imports/routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { jobs } from './job-handlers.ts'
import { listViewRoutes } from './list-views/routes.ts'
import { mailServerRoutes } from './mail-server/routes.ts'
import { merchandisingRoutes } from './merchandising/routes.ts'
import { missingUrlRoutes } from './missing-urls/routes.ts'
import { newsletterNumberRoutes } from './newsletter/numbers/routes.ts'
import { newsletterRoutes } from './newsletter/owner-routes.ts'
import { segmentRoutes } from './newsletter/segment-routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { codeRoutes } from './pages/code-routes.ts'
import { draftRoutes } from './pages/draft/routes.ts'
import { createFileAudience } from './pages/file-audience.ts'
import { itemRoutes } from './pages/items/routes.ts'
import { ownerPageRoutes } from './pages/owner-routes.ts'
import { suggestRoutes } from './pages/search/suggest-routes.ts'
import { sharedSectionRoutes } from './pages/shared-sections/routes.ts'
import { versionRoutes } from './pages/versions/routes.ts'
import { videoRoutes } from './pages/video-routes.ts'
import { paletteRoutes } from './palette/routes.ts'
import { paypalRoutes } from './payments/paypal/routes.ts'
import { stripeRoutes } from './payments/stripe/routes.ts'
import { accountRoutes } from './people/account-routes.ts'
import { passwordResetRoutes } from './people/password-reset-routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { setUpRoutes } from './people/set-up-routes.ts'
import { pixelRoutes } from './pixels/routes.ts'
import { popupRoutes } from './popup/routes.ts'
import { productRoutes } from './products/routes.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { restockRoutes } from './restock/routes.ts'
import { returnRoutes } from './returns/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import type { Services } from './services.ts'
import { settingsRoutes } from './settings/routes.ts'
import { siteImageRoutes } from './site-images/routes.ts'
import { siteRoutes } from './site-routes.ts'
import { slotRoutes } from './slots/routes.ts'
import { invitationRoutes } from './staff/invitation-routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { startingSiteRoutes } from './starting-sites/routes.ts'
import { countRoutes } from './stock/counts/routes.ts'
import { stockLocationRoutes } from './stock/locations/routes.ts'
import { stockRoutes } from './stock/routes.ts'
import { transferRoutes } from './stock/transfers/routes.ts'
import { studioRoutes } from './studio/routes.ts'
import { stylesRoutes } from './styles/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { taxExemptionRoutes } from './tax-exemptions/routes.ts'
import { taxRoutes } from './taxes/routes.ts'
import { usageRoutes } from './usage/routes.ts'
import { webhookRoutes } from './webhook-endpoints/routes.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

/** Every route of the program, one line per noun. */
export async function registerRoutes(services: Services): Promise<void> {
  csrfRoutes(services)
  guardRoutes(services)
  captchaRoutes(services)
  paypalRoutes(services)
  stripeRoutes(services)
  paymentEventRoutes(services)
  refundRoutes(services)
  peopleRoutes(services)
  passwordResetRoutes(services)
  fileRoutes(services, { usesOf: assetUses, shownByWebsite, audienceOf: createFileAudience(services) })
  libraryRoutes(services)
  domainRoutes(services)
  downloadRoutes(services)
  addressRoutes(services)
  productRoutes(services)
  collectionRoutes(services)
  storeCreationRoutes(services)
  headerFooterRoutes(services)
  siteImageRoutes(services)
  popupRoutes(services)
  customCodeRoutes(services)
  consentRoutes(services)
  pixelRoutes(services)
  analyticsRoutes(services)
  goalRoutes(services)
  experimentRoutes(services)
  actionRoutes(services)
  pageReportRoutes(services)
  replayRoutes(services)
  trackerRoutes(services)
  redirectRoutes(services)
  missingUrlRoutes(services)
  stockRoutes(services)
  stockLocationRoutes(services)
  transferRoutes(services)
  countRoutes(services)
  suggestRoutes(services)
  settingsRoutes(services)
  commercePreferenceRoutes(services)
  stylesRoutes(services)
  startingSiteRoutes(services)
  changeRoutes(services)
  cartRoutes(services)
  subscriptionCartRoutes(services)
  subscriptionRoutes(services)
  checkoutRoutes(services)
  orderRoutes(services)
  customerRoutes(services)
  customerGroupRoutes(services)
  taxExemptionRoutes(services)
  ownPricesRoutes(services)
  privacyRoutes(services)
  invoiceRoutes(services)
  slotRoutes(services)
  taxRoutes(services)
  discountRoutes(services)
  donationRoutes(services)
  giftCardRoutes(services)
  withdrawalRoutes(services)
  webhookRoutes(services)
  apiKeyRoutes(services)
  staffRoutes(services)
  invitationRoutes(services)
  draftOrderRoutes(services)
  orderEditRoutes(services)
  cartReminderRoutes(services)
  listViewRoutes(services)
  returnRoutes(services)
  exchangeRoutes(services)
  restockRoutes(services)
  reviewRoutes(services)
  merchandisingRoutes(services)
  importRoutes(services)
  emailRoutes(services)
  mailServerRoutes(services)
  emailOwnerRoutes(services)
  emailPreviewRoutes(services)
  formRoutes(services)
  formFileRoutes(services)
  ownerFormRoutes(services)
  inboxRoutes(services)
  ownerPageRoutes(services)
  codeRoutes(services)
  draftRoutes(services)
  versionRoutes(services)
  sharedSectionRoutes(services)
  videoRoutes(services)
  itemRoutes(services)
  newsletterRoutes(services)
  newsletterNumberRoutes(services)
  segmentRoutes(services)
  homeRoutes(services)
  reportRoutes(services)
  usageRoutes(services)
  featureRoutes(services)
  paletteRoutes(services, finders)
  accountRoutes(services)
  failedJobRoutes(
    services,
    jobs.map(({ job }) => job),
  )
  setUpRoutes(services)
  studioRoutes(services)
  // Last, because the storefront answers all remaining URLs.
  await siteRoutes(services)
}
