import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Download, FileUp, Plus, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { type CustomerColumns, customerColumns, exportCustomersCall, listCustomersCall } from '#shared/customers/api.ts'
import {
  type CustomerSummary,
  consentStates,
  customerSorts,
  lastOrders,
  orderCounts,
} from '#shared/customers/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import type { InputOf } from '#shared/http/contract.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import { ListViews, type StandardView } from '#studio/kit/list-views/list-views.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { TagBadges } from '#studio/kit/tag-badges.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { AddCustomerDialog } from './add-customer-dialog.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { countryWords, customerName } from './customer-words.ts'
import { ImportCustomersDialog } from './import-customers-dialog.tsx'

const fileNames: Readonly<Record<CustomerColumns, string>> = {
  own: 'CSV',
  shopify: 'CSV for Shopify',
  woocommerce: 'CSV for WooCommerce',
  squarespace: 'CSV for Squarespace',
}

const nothing = {
  search: null,
  tag: null,
  group: null,
  country: null,
  orders: null,
  spentFrom: null,
  consent: null,
  lastOrder: null,
}

/** The views that every website has. */
const standardViews: readonly StandardView[] = [{ name: 'All', query: {} }]

/** All customers, the newest first by default. */
export function CustomerList() {
  const { values, change } = useFilters({
    search: 'text',
    tag: 'text',
    group: 'text',
    country: 'text',
    orders: orderCounts,
    spentFrom: 'text',
    consent: consentStates,
    lastOrder: lastOrders,
    sort: customerSorts,
  })
  const { sort, ...narrowing } = values
  const isNarrowed = Object.keys(narrowing).length > 0
  // The country comes from the address, which people may change: the server checks it.
  const query = values as NonNullable<InputOf<typeof listCustomersCall>['query']>
  const pages = useContractPages(listCustomersCall, { query })
  const rows = pages.data?.pages.flatMap((page) => page.customers) ?? []
  const formats = useFormats()
  const { locale } = useStaff().website
  const exportPath = (columns: CustomerColumns) => pathOf(exportCustomersCall, { query: { ...query, columns } })
  const [isImporting, importing] = useDisclosure(false)
  const canManage = useMay()('orders.manage')
  const [isAdding, adding] = useDisclosure(useAskedToAdd(canManage))
  const importButton = canManage && (
    <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={importing.open}>
      Import
    </Button>
  )
  return (
    <>
      {isAdding && <AddCustomerDialog close={adding.close} />}
      {isImporting && <ImportCustomersDialog close={importing.close} />}
      <ListPage
        title="Customers"
        noun="customers"
        label="Customers"
        pages={pages}
        rows={rows}
        total={pages.data?.pages[0]?.total ?? null}
        sorting={{
          value: sort ?? 'newest',
          isAscending: (one) => ['oldest', 'longest-ago', 'lowest-spent', 'fewest-orders'].includes(one),
          onChange: (next) => change({ sort: next === 'newest' ? null : next }),
        }}
        keyOf={(customer) => customer.id}
        linkOf={(customer) => `/customers/${customer.id}`}
        nameOf={customerName}
        nameTitle="Customer"
        columns={columnsFor(formats, locale)}
        phone={{
          aside: (customer) => formats.money(customer.spentCents),
          below: (customer) => (
            <>
              {customer.name && <span>{customer.email}</span>}
              <span>{countInWords(customer.orders, 'orders')}</span>
            </>
          ),
        }}
        actions={
          <>
            <Button
              component={Link}
              to="/customers/groups"
              variant="default"
              leftSection={<UsersRound size={16} aria-hidden />}
            >
              Groups
            </Button>
            {importButton}
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" leftSection={<Download size={16} aria-hidden />}>
                  Export
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {customerColumns.map((columns) => (
                  <Menu.Item key={columns} component="a" href={exportPath(columns)} download>
                    {fileNames[columns]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
            {canManage && (
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={adding.open}>
                Add customer
              </Button>
            )}
          </>
        }
        above={
          (isNarrowed || pages.isPending || rows.length > 0) && (
            <ListViews list="customers" standard={standardViews} values={values} />
          )
        }
        isNarrowed={isNarrowed}
        onWiden={() => change(nothing)}
        filters={<CustomerFilters values={values} change={change} />}
        empty={
          <EmptyState title="No customers yet" picture={<GhostRows />} action={importButton}>
            Everyone who orders appears here, with their orders, addresses and consent.
          </EmptyState>
        }
      />
    </>
  )
}

function columnsFor({ money, day, number }: Formats, locale: string): Column<CustomerSummary>[] {
  return [
    { title: 'Email', wraps: true, cell: (customer) => customer.email },
    { title: 'Country', isSpare: true, cell: (customer) => countryWords(customer.country, locale) },
    {
      title: 'Tags',
      isSpare: true,
      wraps: true,
      cell: (customer) => <TagBadges tags={customer.tags} most={3} />,
    },
    { title: 'Added', isSpare: true, sorts: ['newest', 'oldest'], cell: (customer) => day(customer.createdAt) },
    {
      title: 'Last order',
      sorts: ['last-order', 'longest-ago'],
      cell: (customer) => (customer.lastOrderAt === 0 ? '' : day(customer.lastOrderAt)),
    },
    {
      title: 'Orders',
      align: 'end',
      sorts: ['most-orders', 'fewest-orders'],
      cell: (customer) => number(customer.orders),
    },
    {
      title: 'Spent',
      align: 'end',
      sorts: ['highest-spent', 'lowest-spent'],
      cell: (customer) => money(customer.spentCents),
    },
  ]
}
