import { apiKeyMigrations } from './api-keys/tables.ts'
import { captchaMigrations } from './captcha/tables.ts'
import { cartMigrations } from './cart/tables.ts'
import { cartReminderMigrations } from './cart-reminders/tables.ts'
import { changeMigrations } from './changes/tables.ts'
import { collectionMigrations } from './collections/tables.ts'
import { consentMigrations } from './consent/tables.ts'
import { currencyMigrations } from './currencies/tables.ts'
import { customerGroupMigrations } from './customer-groups/tables.ts'
import { privacyMigrations } from './customers/privacy/tables.ts'
import { customerMigrations } from './customers/tables.ts'
import type { Migration } from './database/migrate.ts'
import { discountMigrations } from './discounts/tables.ts'
import { donationMigrations } from './donations/tables.ts'
import { downloadMigrations } from './downloads/tables.ts'
import { draftOrderMigrations } from './draft-orders/tables.ts'
import { exchangeMigrations } from './exchanges/tables.ts'
import { fileMigrations } from './files/tables.ts'
import { formFileMigrations } from './forms/file-tables.ts'
import { formMigrations } from './forms/tables.ts'
import { giftCardMigrations } from './gift-cards/tables.ts'
import { guardMigrations } from './guard/tables.ts'
import { importMigrations } from './imports/tables.ts'
import { invoiceMigrations } from './invoices/tables.ts'
import { itemMigrations } from './items/tables.ts'
import { jobMigrations } from './jobs/tables.ts'
import { listViewMigrations } from './list-views/tables.ts'
import { lowestPriceMigrations } from './lowest-prices/tables.ts'
import { mailServerMigrations } from './mail/servers/tables.ts'
import { mailMigrations } from './mail/tables.ts'
import { merchandisingMigrations } from './merchandising/tables.ts'
import { missingUrlMigrations } from './missing-urls/tables.ts'
import { newsletterMigrations } from './newsletter/tables.ts'
import { orderEditMigrations } from './orders/edit-migrations.ts'
import { orderKeyMigrations } from './orders/key-migrations.ts'
import { orderListMigrations } from './orders/list-migrations.ts'
import { orderMigrations } from './orders/migrations.ts'
import { refundMigrations } from './orders/refund-migrations.ts'
import { tagMigrations } from './orders/tags/migrations.ts'
import { pageMigrations } from './pages/tables.ts'
import { keyMigrations } from './payments/keys/tables.ts'
import { paymentMigrations } from './payments/tables.ts'
import { pixelMigrations } from './pixels/tables.ts'
import { productMigrations } from './products/migrations.ts'
import { redirectMigrations } from './redirects/tables.ts'
import { reportMigrations } from './reports/tables.ts'
import { restockMigrations } from './restock/tables.ts'
import { returnMigrations } from './returns/tables.ts'
import { reviewMigrations } from './reviews/tables.ts'
import { searchMigrations } from './search/tables.ts'
import { signInMigrations } from './sign-in/tables.ts'
import { slotMigrations } from './slots/tables.ts'
import { staffMigrations } from './staff/tables.ts'
import { countMigrations } from './stock/counts/tables.ts'
import { stockMigrations } from './stock/tables.ts'
import { transferMigrations } from './stock/transfers/tables.ts'
import { stockLocationMigrations } from './stock-locations/tables.ts'
import { subscriptionMigrations } from './subscriptions/tables.ts'
import { taxExemptionMigrations } from './tax-exemptions/tables.ts'
import { taxMigrations } from './taxes/tables.ts'
import { trialMigrations } from './trials/tables.ts'
import { useMigrations } from './uses/tables.ts'
import { vatNumberMigrations } from './vat-numbers/tables.ts'
import { webhookMigrations } from './webhooks/tables.ts'
import { websiteMigrations } from './websites/tables.ts'
import { withdrawalMigrations } from './withdrawals/tables.ts'

/** Each noun has its steps beside its tables. */
const steps: readonly Migration[] = [
  ...websiteMigrations,
  ...signInMigrations,
  ...jobMigrations,
  ...mailMigrations,
  ...mailServerMigrations,
  ...fileMigrations,
  ...changeMigrations,
  ...collectionMigrations,
  ...productMigrations,
  ...lowestPriceMigrations,
  ...stockMigrations,
  ...stockLocationMigrations,
  ...transferMigrations,
  ...countMigrations,
  ...slotMigrations,
  ...cartMigrations,
  ...discountMigrations,
  ...paymentMigrations,
  ...keyMigrations,
  ...orderMigrations,
  ...refundMigrations,
  ...orderKeyMigrations,
  ...orderListMigrations,
  ...tagMigrations,
  ...orderEditMigrations,
  ...cartReminderMigrations,
  ...invoiceMigrations,
  ...pageMigrations,
  ...redirectMigrations,
  ...searchMigrations,
  ...importMigrations,
  ...itemMigrations,
  ...downloadMigrations,
  ...formMigrations,
  ...formFileMigrations,
  ...giftCardMigrations,
  ...currencyMigrations,
  ...guardMigrations,
  ...captchaMigrations,
  ...newsletterMigrations,
  ...missingUrlMigrations,
  ...customerMigrations,
  ...privacyMigrations,
  ...useMigrations,
  ...vatNumberMigrations,
  ...taxMigrations,
  ...withdrawalMigrations,
  ...reportMigrations,
  ...taxExemptionMigrations,
  ...donationMigrations,
  ...draftOrderMigrations,
  ...listViewMigrations,
  ...returnMigrations,
  ...exchangeMigrations,
  ...trialMigrations,
  ...restockMigrations,
  ...reviewMigrations,
  ...merchandisingMigrations,
  ...webhookMigrations,
  ...subscriptionMigrations,
  ...apiKeyMigrations,
  ...staffMigrations,
  ...customerGroupMigrations,
  ...consentMigrations,
  ...pixelMigrations,
]

/** All steps, sorted by name. */
export const migrations: readonly Migration[] = steps.toSorted((one, other) => (one.name < other.name ? -1 : 1))
