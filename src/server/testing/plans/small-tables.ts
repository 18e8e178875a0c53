const smallTables: ReadonlySet<string> = new Set([
  ...['websites', 'website_domains', 'website_counters', 'users', 'staff', 'staff_invitations', 'sessions', 'api_keys'],
  ...['mail_servers', 'email_looks', 'captcha_settings', 'consent_banners', 'pixel_tokens', 'payment_keys'],
  ...['collections', 'categories', 'item_collections', 'item_term_totals', 'asset_folders', 'site_layouts'],
  ...['forms', 'newsletter_lists', 'newsletter_segments', 'newsletter_days', 'list_views', 'merchandising'],
  ...[
    'stock_locations',
    'stock_transfers',
    'stock_counts',
    'low_stock_notices',
    'customer_groups',
    'discounts',
    'draft_orders',
  ],
  ...[
    'imports',
    'guard_failed_tries',
    'webhook_endpoints',
    'report_zones',
    'price_records',
    'migrations',
    'installation',
  ],
])

/** Whether a website has few rows of a table, however many orders, products, visitors and pages it has. */
export const isSmall = (table: string): boolean =>
  // The rows in these wait some seconds for their words to be written.
  smallTables.has(table) || table.endsWith('_without_words')
