import {
  Boxes,
  ClipboardList,
  FileText,
  FileUp,
  FolderTree,
  History,
  House,
  type LucideIcon,
  Mail,
  Package,
  Settings,
  ShoppingBag,
  Users,
} from 'lucide-react'
import type { Permission } from '#shared/roles/rules.ts'

export interface Destination {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** What one must be allowed to, to go there. */
  readonly needs?: Permission
  /** What waits there, told in the navigation. */
  readonly count?: 'unread-submissions'
  /** Whether a phone's bar has room for it; the others are behind 'More'. */
  readonly isMain?: boolean
}

/** The places of the studio, in groups, in the order of the navigation. */
export const destinations: readonly (readonly Destination[])[] = [
  [
    { to: '/', label: 'Home', icon: House, isMain: true },
    { to: '/orders', label: 'Orders', icon: ShoppingBag, needs: 'orders.read', isMain: true },
    { to: '/products', label: 'Products', icon: Package, needs: 'products.read', isMain: true },
    { to: '/stock', label: 'Stock', icon: Boxes, needs: 'products.read', isMain: true },
    { to: '/categories', label: 'Categories', icon: FolderTree, needs: 'products.read' },
  ],
  [
    { to: '/pages', label: 'Pages', icon: FileText, needs: 'pages.write' },
    { to: '/forms', label: 'Forms', icon: ClipboardList, needs: 'forms.read', count: 'unread-submissions' },
    { to: '/subscribers', label: 'Subscribers', icon: Users, needs: 'subscribers.read' },
    { to: '/letters', label: 'Letters', icon: Mail, needs: 'letters.read' },
    { to: '/imports', label: 'Import', icon: FileUp, needs: 'products.write' },
    { to: '/changes', label: 'Changes', icon: History, needs: 'products.read' },
    { to: '/store-settings', label: 'Store settings', icon: Settings, needs: 'settings.manage' },
  ],
]
