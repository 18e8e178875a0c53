import {
  ChartColumn,
  ClipboardList,
  FileText,
  History,
  House,
  Images,
  type LucideIcon,
  Mail,
  Newspaper,
  Package,
  Palette,
  Settings,
  ShoppingBag,
  TicketPercent,
  UsersRound,
} from 'lucide-react'
import type { Permission } from '#shared/roles/rules.ts'

/** A screen that the navigation leads to. */
export interface Place {
  readonly to: string
  readonly label: string
  /** The permission for this screen. */
  readonly needs?: Permission
  /** The number that the navigation shows beside it. */
  readonly count?: 'unread-submissions'
}

/** A screen that the navigation always shows. */
export interface Destination extends Place {
  readonly icon: LucideIcon
  /** Related screens: the navigation at the left shows them while one of them, or this one, is open. */
  readonly inside: readonly Place[]
  /** Screens that it leads to, and that the navigation does not show. */
  readonly behind?: readonly string[]
}

/** Related destinations. */
export interface DestinationGroup {
  /** Null for the first group, which needs no label. */
  readonly label: string | null
  readonly places: readonly Destination[]
}

/** The destinations of the studio, in groups, in the order of the navigation. */
export const destinations: readonly DestinationGroup[] = [
  {
    label: null,
    places: [
      { to: '/', label: 'Home', icon: House, inside: [] },
      {
        ...{ to: '/orders', label: 'Orders', icon: ShoppingBag, needs: 'orders.read', behind: ['/withdrawals'] },
        inside: [
          { to: '/draft-orders', label: 'Draft orders', needs: 'orders.read' },
          { to: '/subscriptions', label: 'Subscriptions', needs: 'orders.read' },
          { to: '/abandoned-carts', label: 'Abandoned carts', needs: 'orders.read' },
          { to: '/returns', label: 'Returns', needs: 'orders.read' },
          { to: '/withdrawals', label: 'Withdrawals', needs: 'orders.read' },
          { to: '/invoices', label: 'Invoices', needs: 'orders.read' },
        ],
      },
      {
        ...{ to: '/products', label: 'Products', icon: Package, needs: 'products.read' },
        inside: [
          { to: '/stock', label: 'Prices & stock', needs: 'products.read' },
          { to: '/categories', label: 'Categories', needs: 'products.read' },
          { to: '/reviews', label: 'Reviews', needs: 'reviews.moderate' },
          { to: '/restock', label: 'Restock notices', needs: 'orders.read' },
          { to: '/gift-cards', label: 'Gift cards', needs: 'orders.read' },
          { to: '/donations', label: 'Donations', needs: 'reports.read' },
          { to: '/imports', label: 'Import', needs: 'products.write' },
        ],
      },
      {
        ...{ to: '/customers', label: 'Customers', icon: UsersRound, needs: 'orders.read' },
        inside: [{ to: '/subscribers', label: 'Subscribers', needs: 'subscribers.read' }],
      },
      { to: '/discounts', label: 'Discounts', icon: TicketPercent, needs: 'discounts.read', inside: [] },
      {
        ...{ to: '/analytics', label: 'Analytics', icon: ChartColumn, needs: 'reports.read' },
        inside: [{ to: '/reports', label: 'Reports', needs: 'reports.read' }],
      },
    ],
  },
  {
    label: 'Website',
    places: [
      {
        ...{ to: '/pages', label: 'Pages', icon: FileText, needs: 'pages.write', behind: ['/shared-sections'] },
        inside: [
          { to: '/navigation', label: 'Navigation', needs: 'navigation.write' },
          { to: '/redirects', label: 'Redirects', needs: 'settings.manage' },
        ],
      },
      { to: '/collections', label: 'Collections', icon: Newspaper, needs: 'pages.write', inside: [] },
      {
        ...{ to: '/forms', label: 'Forms', icon: ClipboardList, needs: 'forms.read', count: 'unread-submissions' },
        inside: [],
      },
      { to: '/images', label: 'Images', icon: Images, needs: 'files.write', inside: [] },
      {
        ...{ to: '/styles', label: 'Styles', icon: Palette, needs: 'pages.design' },
        inside: [
          { to: '/header-footer', label: 'Header & footer', needs: 'pages.design' },
          { to: '/popup', label: 'Popup', needs: 'pages.design' },
          { to: '/custom-code', label: 'Custom code', needs: 'code.write' },
        ],
      },
    ],
  },
  {
    label: 'Manage',
    places: [
      {
        ...{ to: '/emails', label: 'Emails', icon: Mail, needs: 'emails.read', behind: ['/email-settings'] },
        inside: [],
      },
      { to: '/changes', label: 'Changes', icon: History, needs: 'products.read', inside: [] },
      {
        ...{ to: '/store-settings', label: 'Store settings', icon: Settings, needs: 'settings.manage' },
        behind: ['/stripe', '/paypal', '/failed-jobs'],
        inside: [
          { to: '/features', label: 'Features', needs: 'settings.manage' },
          { to: '/staff', label: 'Staff', needs: 'staff.manage' },
          { to: '/domains', label: 'Domains', needs: 'site.manage' },
          { to: '/cookie-banner', label: 'Cookie banner', needs: 'site.manage' },
          { to: '/pixels', label: 'Ad pixels', needs: 'site.manage' },
          { to: '/api-keys', label: 'API keys', needs: 'site.manage' },
          { to: '/webhooks', label: 'Webhooks', needs: 'site.manage' },
          { to: '/limits', label: 'Limits', needs: 'settings.manage' },
        ],
      },
    ],
  },
]
