import {
  AppWindow,
  BellPlus,
  Boxes,
  CalendarSync,
  ChartColumn,
  ChartLine,
  ClipboardList,
  ClipboardPen,
  CodeXml,
  Cookie,
  CornerDownRight,
  FileText,
  FileUp,
  FileX,
  FolderTree,
  Gauge,
  Gift,
  Globe,
  HandHeart,
  History,
  House,
  Images,
  KeyRound,
  ListTree,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareText,
  Newspaper,
  Package,
  PackageOpen,
  Palette,
  PanelTop,
  ReceiptText,
  Settings,
  ShoppingBag,
  ShoppingCart,
  TicketPercent,
  Users,
  UsersRound,
  Webhook,
} from 'lucide-react'
import type { Permission } from '#shared/roles/rules.ts'

export interface Destination {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** The permission for this destination. */
  readonly needs?: Permission
  /** The number that the navigation shows beside it. */
  readonly count?: 'unread-submissions'
  /** Whether it is in a phone's bottom bar; the others are behind 'More'. */
  readonly isMain?: boolean
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
      { to: '/', label: 'Home', icon: House, isMain: true },
      { to: '/orders', label: 'Orders', icon: ShoppingBag, needs: 'orders.read', isMain: true },
      { to: '/draft-orders', label: 'Draft orders', icon: ClipboardPen, needs: 'orders.read' },
      { to: '/subscriptions', label: 'Subscriptions', icon: CalendarSync, needs: 'orders.read' },
      { to: '/abandoned-carts', label: 'Abandoned carts', icon: ShoppingCart, needs: 'orders.read' },
      { to: '/customers', label: 'Customers', icon: UsersRound, needs: 'orders.read' },
      { to: '/invoices', label: 'Invoices', icon: ReceiptText, needs: 'orders.read' },
      { to: '/returns', label: 'Returns', icon: PackageOpen, needs: 'orders.read' },
      { to: '/withdrawals', label: 'Withdrawals', icon: FileX, needs: 'orders.read' },
      { to: '/analytics', label: 'Analytics', icon: ChartColumn, needs: 'reports.read' },
      { to: '/reports', label: 'Reports', icon: ChartLine, needs: 'reports.read' },
    ],
  },
  {
    label: 'Catalog',
    places: [
      { to: '/products', label: 'Products', icon: Package, needs: 'products.read', isMain: true },
      { to: '/stock', label: 'Prices & stock', icon: Boxes, needs: 'products.read', isMain: true },
      { to: '/restock', label: 'Restock notices', icon: BellPlus, needs: 'orders.read' },
      { to: '/reviews', label: 'Reviews', icon: MessageSquareText, needs: 'reviews.moderate' },
      { to: '/categories', label: 'Categories', icon: FolderTree, needs: 'products.read' },
      { to: '/discounts', label: 'Discounts', icon: TicketPercent, needs: 'discounts.read' },
      { to: '/gift-cards', label: 'Gift cards', icon: Gift, needs: 'orders.read' },
      { to: '/donations', label: 'Donations', icon: HandHeart, needs: 'reports.read' },
    ],
  },
  {
    label: 'Website',
    places: [
      { to: '/pages', label: 'Pages', icon: FileText, needs: 'pages.write' },
      { to: '/collections', label: 'Collections', icon: Newspaper, needs: 'pages.write' },
      { to: '/navigation', label: 'Navigation', icon: ListTree, needs: 'navigation.write' },
      { to: '/images', label: 'Images', icon: Images, needs: 'files.write' },
      { to: '/header-footer', label: 'Header & footer', icon: PanelTop, needs: 'pages.design' },
      { to: '/styles', label: 'Styles', icon: Palette, needs: 'pages.design' },
      { to: '/popup', label: 'Popup', icon: AppWindow, needs: 'pages.design' },
      { to: '/cookie-banner', label: 'Cookie banner', icon: Cookie, needs: 'site.manage' },
      { to: '/pixels', label: 'Ad pixels', icon: Megaphone, needs: 'site.manage' },
      { to: '/custom-code', label: 'Custom code', icon: CodeXml, needs: 'code.write' },
      { to: '/forms', label: 'Forms', icon: ClipboardList, needs: 'forms.read', count: 'unread-submissions' },
      { to: '/redirects', label: 'Redirects', icon: CornerDownRight, needs: 'settings.manage' },
      { to: '/domains', label: 'Domains', icon: Globe, needs: 'site.manage' },
    ],
  },
  {
    label: 'People',
    places: [
      { to: '/subscribers', label: 'Subscribers', icon: Users, needs: 'subscribers.read' },
      { to: '/emails', label: 'Emails', icon: Mail, needs: 'emails.read' },
    ],
  },
  {
    label: 'Manage',
    places: [
      { to: '/imports', label: 'Import', icon: FileUp, needs: 'products.write' },
      { to: '/changes', label: 'Changes', icon: History, needs: 'products.read' },
      { to: '/store-settings', label: 'Store settings', icon: Settings, needs: 'settings.manage' },
      { to: '/api-keys', label: 'API keys', icon: KeyRound, needs: 'site.manage' },
      { to: '/webhooks', label: 'Webhooks', icon: Webhook, needs: 'site.manage' },
      { to: '/limits', label: 'Limits', icon: Gauge, needs: 'settings.manage' },
    ],
  },
]
