/** Role codes of staff; other software knows these numbers. */
export const roles = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
} as const

export type Role = (typeof roles)[keyof typeof roles]

/** Permissions of signed-in users. A contract names one of these as its `access`. */
export const permissions = [
  'site.read',
  'site.manage',
  'staff.manage',
  'code.write',
  'settings.manage',
  'pages.write',
  'pages.design',
  'navigation.write',
  'files.write',
  'products.read',
  'products.write',
  'orders.read',
  'orders.manage',
  'discounts.read',
  'discounts.write',
  'reports.read',
  'emails.read',
  'forms.read',
  'forms.write',
  'subscribers.read',
  'subscribers.write',
  'reviews.moderate',
] as const

export type Permission = (typeof permissions)[number]

const everything = new Set<Permission>(permissions)
/** Website managers run the site, and administrators decide who can: decision 153. */
const allButStaff = new Set<Permission>(permissions.filter((one) => one !== 'staff.manage'))
const allow = (...list: Permission[]): ReadonlySet<Permission> => new Set(list)

/** The permissions of each role: docs/decisions/005-roles-and-permissions.md. */
export const rolePermissions: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  [roles.admin]: everything,
  [roles.websiteManager]: allButStaff,
  [roles.billing]: allow('site.read'),
  [roles.reporting]: allow('site.read', 'reports.read'),
  [roles.editor]: allow(
    'site.read',
    'pages.write',
    'navigation.write',
    'files.write',
    'products.read',
    'reviews.moderate',
    'forms.read',
    'forms.write',
  ),
  [roles.moderator]: allow('site.read', 'reviews.moderate'),
  [roles.commenter]: allow(),
  [roles.storeManager]: allow(
    'site.read',
    'navigation.write',
    'files.write',
    'products.read',
    'products.write',
    'orders.read',
    'orders.manage',
    'discounts.read',
    'discounts.write',
    'settings.manage',
    'reviews.moderate',
    'reports.read',
    'emails.read',
    'forms.read',
    'forms.write',
    'subscribers.read',
    'subscribers.write',
  ),
  [roles.scheduling]: allow('site.read'),
  [roles.viewer]: allow('site.read'),
  [roles.campaignsEditor]: allow('site.read', 'files.write', 'subscribers.read', 'subscribers.write'),
  [roles.schedulingViewer]: allow('site.read'),
  [roles.schedulingEditor]: allow('site.read'),
  [roles.none]: allow(),
}

/** Whether the role has the permission; unknown roles have none. */
export function may(role: number, permission: Permission): boolean {
  return rolePermissions[role as Role]?.has(permission) ?? false
}
