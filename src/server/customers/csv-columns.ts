import type { Cell } from '#server/files/send-csv.ts'
import type { CustomerColumns } from '#shared/customers/api.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import type { CustomerRow } from './customer-store.ts'

/** A customer as they are exported. */
export interface ExportedCustomer {
  readonly row: CustomerRow
  readonly tags: string
  readonly address: CustomerProfile['addresses'][number] | null
  readonly isSubscribed: boolean
}

/** The columns of a file of customers. */
export interface CustomerTable {
  readonly titles: readonly string[]
  cells(customer: ExportedCustomer): Cell[]
}

const money = (cents: number): Cell => ({ amount: (cents / 100).toFixed(2) as `${number}` })
const day = (at: number): string => (at === 0 ? '' : new Date(at).toISOString())
const yes = (is: boolean): string => (is ? 'yes' : 'no')

const own: CustomerTable = {
  titles: [
    ...['Email', 'First Name', 'Last Name', 'Phone', 'Company', 'Address 1', 'Address 2', 'City', 'Region'],
    ...[
      'Postal Code',
      'Country',
      'Note',
      'Tags',
      'Orders',
      'Spent',
      'First Order',
      'Last Order',
      'Subscribed',
      'Since',
    ],
  ],
  cells: ({ row, tags, address, isSubscribed }) => [
    ...[row.email, row.first_name, row.last_name, row.phone, address?.company ?? '', address?.addressLine1 ?? ''],
    ...[address?.addressLine2 ?? '', address?.city ?? '', address?.region ?? '', address?.postalCode ?? ''],
    ...[row.country, row.note, tags, row.orders_count],
    money(row.spent_cents),
    ...[day(row.first_order_at), day(row.last_order_at), yes(isSubscribed), day(row.created_at)],
  ],
}

const shopify: CustomerTable = {
  titles: [
    ...['First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Default Address Company'],
    ...[
      'Default Address Address1',
      'Default Address Address2',
      'Default Address City',
      'Default Address Province Code',
    ],
    ...['Default Address Country Code', 'Default Address Zip', 'Default Address Phone', 'Phone'],
    ...['Accepts SMS Marketing', 'Total Spent', 'Total Orders', 'Note', 'Tax Exempt', 'Tags'],
  ],
  cells: ({ row, tags, address, isSubscribed }) => [
    ...[row.first_name, row.last_name, row.email, yes(isSubscribed), address?.company ?? ''],
    ...[address?.addressLine1 ?? '', address?.addressLine2 ?? '', address?.city ?? '', address?.region ?? ''],
    ...[address?.country ?? row.country, address?.postalCode ?? '', address?.phone ?? '', row.phone, 'no'],
    money(row.spent_cents),
    ...[row.orders_count, row.note, 'no', tags],
  ],
}

/** The columns of the import and export suite of WooCommerce. */
const woocommerce: CustomerTable = {
  titles: [
    ...['user_login', 'user_email', 'first_name', 'last_name', 'display_name', 'roles', 'user_registered'],
    ...['billing_first_name', 'billing_last_name', 'billing_company', 'billing_email', 'billing_phone'],
    ...['billing_address_1', 'billing_address_2', 'billing_city', 'billing_state', 'billing_postcode'],
    ...['billing_country', 'Note', 'Tags', 'Subscribed'],
  ],
  cells: ({ row, tags, address, isSubscribed }) => [
    ...[row.email, row.email, row.first_name, row.last_name, `${row.first_name} ${row.last_name}`.trim()],
    ...['customer', day(row.created_at), row.first_name, row.last_name, address?.company ?? '', row.email, row.phone],
    ...[address?.addressLine1 ?? '', address?.addressLine2 ?? '', address?.city ?? '', address?.region ?? ''],
    ...[address?.postalCode ?? '', row.country, row.note, tags, yes(isSubscribed)],
  ],
}

const squarespace: CustomerTable = {
  titles: [
    ...['Email', 'First Name', 'Last Name', 'Phone', 'Company', 'Address 1', 'Address 2', 'City', 'State', 'Zip'],
    ...['Country', 'Order Count', 'Total Spent', 'Subscriber', 'Tags', 'Notes'],
  ],
  cells: ({ row, tags, address, isSubscribed }) => [
    ...[row.email, row.first_name, row.last_name, row.phone, address?.company ?? '', address?.addressLine1 ?? ''],
    ...[address?.addressLine2 ?? '', address?.city ?? '', address?.region ?? '', address?.postalCode ?? ''],
    ...[row.country, row.orders_count],
    money(row.spent_cents),
    ...[yes(isSubscribed), tags, row.note],
  ],
}

/** What can be exported, by whose columns they are. */
export const customerTables: Readonly<Record<CustomerColumns, CustomerTable>> = {
  own,
  shopify,
  woocommerce,
  squarespace,
}
