import type { Kysely } from 'kysely'
import type { ApiKeyTables } from './api-keys/tables.ts'
import type { CaptchaTables } from './captcha/tables.ts'
import type { CartTables } from './cart/tables.ts'
import type { CartReminderTables } from './cart-reminders/tables.ts'
import type { ChangeTables } from './changes/tables.ts'
import type { CollectionTables } from './collections/tables.ts'
import type { ConsentTables } from './consent/tables.ts'
import type { CustomerGroupTables } from './customer-groups/tables.ts'
import type { PrivacyTables } from './customers/privacy/tables.ts'
import type { CustomerTables } from './customers/tables.ts'
import type { Queries } from './database/transaction.ts'
import type { DiscountTables } from './discounts/tables.ts'
import type { DonationTables } from './donations/tables.ts'
import type { DownloadTables } from './downloads/tables.ts'
import type { DraftOrderTables } from './draft-orders/tables.ts'
import type { ExchangeTables } from './exchanges/tables.ts'
import type { FileTables } from './files/tables.ts'
import type { FormFileTables } from './forms/file-tables.ts'
import type { FormTables } from './forms/tables.ts'
import type { GiftCardTables } from './gift-cards/tables.ts'
import type { GuardTables } from './guard/tables.ts'
import type { ImportTables } from './imports/tables.ts'
import type { InvoiceTables } from './invoices/tables.ts'
import type { ItemTables } from './items/tables.ts'
import type { JobTables } from './jobs/tables.ts'
import type { ListViewTables } from './list-views/tables.ts'
import type { LowestPriceTables } from './lowest-prices/tables.ts'
import type { MailServerTables } from './mail/servers/tables.ts'
import type { MailTables } from './mail/tables.ts'
import type { MerchandisingTables } from './merchandising/tables.ts'
import type { MissingUrlTables } from './missing-urls/tables.ts'
import type { NewsletterTables } from './newsletter/tables.ts'
import type { OrderTables } from './orders/tables.ts'
import type { PageTables } from './pages/tables.ts'
import type { KeyTables } from './payments/keys/tables.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { PixelTables } from './pixels/tables.ts'
import type { ProductTables } from './products/tables.ts'
import type { RedirectTables } from './redirects/tables.ts'
import type { ReportTables } from './reports/tables.ts'
import type { RestockTables } from './restock/tables.ts'
import type { ReturnTables } from './returns/tables.ts'
import type { ReviewTables } from './reviews/tables.ts'
import type { SearchTables } from './search/tables.ts'
import type { SignInTables } from './sign-in/tables.ts'
import type { SlotTables } from './slots/tables.ts'
import type { StaffTables } from './staff/tables.ts'
import type { CountTables } from './stock/counts/tables.ts'
import type { StockTables } from './stock/tables.ts'
import type { TransferTables } from './stock/transfers/tables.ts'
import type { StockLocationTables } from './stock-locations/tables.ts'
import type { SubscriptionTables } from './subscriptions/tables.ts'
import type { TaxExemptionTables } from './tax-exemptions/tables.ts'
import type { TaxTables } from './taxes/tables.ts'
import type { TrialTables } from './trials/tables.ts'
import type { UseTables } from './uses/tables.ts'
import type { VatNumberTables } from './vat-numbers/tables.ts'
import type { WebhookTables } from './webhooks/tables.ts'
import type { WebsiteTables } from './websites/tables.ts'
import type { WithdrawalTables } from './withdrawals/tables.ts'

/** Every table of the program. */
export type Tables = WebsiteTables &
  SignInTables &
  JobTables &
  MailTables &
  MailServerTables &
  FileTables &
  ChangeTables &
  CollectionTables &
  ProductTables &
  LowestPriceTables &
  StockTables &
  StockLocationTables &
  TransferTables &
  CountTables &
  SlotTables &
  CartTables &
  ConsentTables &
  PixelTables &
  CustomerGroupTables &
  CustomerTables &
  PrivacyTables &
  DiscountTables &
  PaymentTables &
  KeyTables &
  OrderTables &
  InvoiceTables &
  PageTables &
  RedirectTables &
  SearchTables &
  ImportTables &
  ItemTables &
  DownloadTables &
  FormTables &
  FormFileTables &
  GiftCardTables &
  GuardTables &
  CaptchaTables &
  UseTables &
  WebhookTables &
  ApiKeyTables &
  StaffTables &
  TaxExemptionTables &
  WithdrawalTables &
  DonationTables &
  DraftOrderTables &
  SubscriptionTables &
  TrialTables &
  ListViewTables &
  ReturnTables &
  ExchangeTables &
  RestockTables &
  ReviewTables &
  CartReminderTables &
  MerchandisingTables &
  NewsletterTables &
  MissingUrlTables &
  TaxTables &
  VatNumberTables &
  ReportTables

export type Database = Kysely<Tables>
export type DatabaseQueries = Queries<Tables>
