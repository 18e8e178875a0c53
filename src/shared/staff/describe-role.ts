import { type Permission, permissions, type Role, rolePermissions, roles } from '#shared/roles/rules.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  [roles.admin]: 'Administrator',
  [roles.billing]: 'Billing',
  [roles.reporting]: 'Reporting',
  [roles.editor]: 'Editor',
  [roles.moderator]: 'Moderator',
  [roles.commenter]: 'Commenter',
  [roles.storeManager]: 'Store manager',
  [roles.scheduling]: 'Scheduling',
  [roles.viewer]: 'Viewer',
  [roles.campaignsEditor]: 'Campaigns editor',
  [roles.schedulingViewer]: 'Scheduling viewer',
  [roles.schedulingEditor]: 'Scheduling editor',
  [roles.none]: 'No access',
  [roles.websiteManager]: 'Website manager',
}

/** What people work on, with the permissions to view and to change it. */
export const areas: readonly { readonly words: string; readonly view?: Permission; readonly change?: Permission }[] = [
  { words: 'orders and customers', view: 'orders.read', change: 'orders.manage' },
  { words: 'products', view: 'products.read', change: 'products.write' },
  { words: 'discounts', view: 'discounts.read', change: 'discounts.write' },
  { words: 'subscribers', view: 'subscribers.read', change: 'subscribers.write' },
  { words: 'pages', change: 'pages.write' },
  { words: 'navigation', change: 'navigation.write' },
  { words: 'images', change: 'files.write' },
  { words: 'forms', view: 'forms.read', change: 'forms.write' },
  { words: 'reviews', change: 'reviews.moderate' },
  { words: 'the design', change: 'pages.design' },
  { words: 'custom code', change: 'code.write' },
  { words: 'store settings', change: 'settings.manage' },
  { words: 'domains, API keys and payment accounts', change: 'site.manage' },
  { words: 'staff', change: 'staff.manage' },
  { words: 'reports', view: 'reports.read' },
  { words: 'sent emails', view: 'emails.read' },
]

/** Opens the studio; what is in it needs another permission. */
const opensStudio: Permission = 'site.read'

/** What a role can do, in one sentence that is made from its permissions. */
export function describeRole(role: Role): string {
  const allowed = rolePermissions[role]
  const has = (permission: Permission | undefined) => permission !== undefined && allowed.has(permission)
  const missing = permissions.filter((one) => !allowed.has(one))
  if (missing.length === 0) return 'Can do everything, including managing staff.'
  const closed = areas.filter(({ view, change }) => missing.some((one) => one === view || one === change))
  if (closed.length === 1) return `Can do everything except manage ${closed[0]!.words}.`
  const changed = areas.filter(({ change }) => has(change)).map(({ words }) => words)
  const viewed = areas.filter(({ view, change }) => has(view) && !has(change)).map(({ words }) => words)
  const parts = [
    ...(changed.length > 0 ? [`manage ${inSeries(changed)}`] : []),
    ...(viewed.length > 0 ? [`view ${inSeries(viewed)}`] : []),
  ]
  if (parts.length > 0) return `Can ${parts.join(', and ')}.`
  return has(opensStudio) ? 'Can sign in, but nothing is open to this role yet.' : 'Can’t do anything.'
}

/** 'a', 'a and b', 'a, b, and c'. */
function inSeries(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ')
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`
}

/** Whether a role opens more than the empty studio. */
const opensSomething = (role: Role): boolean => [...rolePermissions[role]].some((one) => one !== opensStudio)

const inOrder: readonly Role[] = [
  roles.admin,
  roles.websiteManager,
  roles.storeManager,
  roles.editor,
  roles.campaignsEditor,
  roles.moderator,
  roles.reporting,
]

/** The roles that the studio offers, the most powerful first: those that can do something today. */
export const offeredRoles: readonly Role[] = [
  ...inOrder,
  ...Object.values(roles).filter((role) => !inOrder.includes(role)),
].filter(opensSomething)
