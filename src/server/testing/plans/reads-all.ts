/** Files with statements that read all rows of a website in these tables, and why that is accepted. */
export const readsAll: Readonly<Record<string, readonly string[]>> = {
  // Sums and counts over all rows, of pages that only owners open.
  'server/cart-reminders/list-abandoned.ts': ['cart_reminders'],
  'server/collections/category-facts.ts': ['product_categories'],
  'server/forms/files/save-form-file.ts': ['form_files'],
  'server/gift-cards/list-cards.ts': ['gift_cards'],
  'server/newsletter/list-store.ts': ['newsletter_subscribers'],
  'server/pages/shared-sections/shared-section-store.ts': ['section_uses'],
  'server/products/catalogue/list-products.ts': ['products'],
  'server/redirects/redirect-store.ts': ['redirects'],
  'server/reports/read-inventory.ts': ['variants'],
  'server/reports/read-split.ts': ['product_categories'],
  'server/usage/counts.ts': ['page_versions'],
  'server/webhook-endpoints/list-endpoints.ts': ['webhook_deliveries'],
  'server/withdrawals/withdrawal-store.ts': ['withdrawals'],

  // Lists with few rows, or in the order of an expression.
  'server/missing-urls/missing-url-store.ts': ['missing_urls'],
  'server/orders/list-orders.ts': ['refunds'],
  'server/subscriptions/list-subscriptions.ts': ['subscriptions'],

  // Once: after an upgrade, or when a website begins.
  'server/collections/fill-footer-menus.ts': ['pages'],
  'server/people/create-first-website.ts': ['change_batches'],
  'server/uses/fill-uses.ts': ['assets'],

  // All rows are meant, and change.
  'server/downloads/remove-unused-files.ts': ['download_files'],
  'server/lowest-prices/former-price-store.ts': ['former_prices', 'products', 'variants'],
  'server/stock/counts/start-count.ts': ['variants'],

  // What is known of a person is found everywhere, also in texts and in addresses with other capitals. It is asked rarely.
  'server/customers/privacy/delete-old-copies.ts': ['privacy_requests'],
  'server/customers/privacy/erase-customer.ts': [
    ...['api_answers', 'jobs', 'missing_urls', 'subscriptions', 'webhook_deliveries', 'withdrawals'],
  ],
  'server/customers/privacy/read-data.ts': ['subscriptions', 'withdrawals'],
  'server/newsletter/delete-subscriber-person.ts': ['letters'],

  // A foreign key without an index: an order line that is removed is looked up among the few that were returned.
  'server/checkout/order-edits/write-edit.ts': ['return_lines', 'return_pieces'],
}
