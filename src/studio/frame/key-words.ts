import type { Permission } from '#shared/roles/rules.ts'

interface GoToKey {
  /** Pressed after 'g'. */
  readonly key: string
  readonly to: string
  readonly label: string
  readonly needs?: Permission
}

/** Destinations that two keys open. */
export const goToKeys: readonly GoToKey[] = [
  { key: 'h', to: '/', label: 'Home' },
  { key: 'o', to: '/orders', label: 'Orders', needs: 'orders.read' },
  { key: 'p', to: '/products', label: 'Products', needs: 'products.read' },
  { key: 's', to: '/stock', label: 'Prices & stock', needs: 'products.read' },
  { key: 'f', to: '/forms', label: 'Forms', needs: 'forms.read' },
  { key: 'e', to: '/emails', label: 'Emails', needs: 'emails.read' },
  { key: ',', to: '/store-settings', label: 'Store settings', needs: 'settings.manage' },
]

/** Whether keyboards of a platform have ⌘. */
export const isApple = (platform: string): boolean => /^(Mac|iPhone|iPad)/.test(platform)

type Line = readonly [what: string, keys: readonly string[]]

/** The shortcuts as text, with the platform's key names. */
export function shortcutLines(hasCommandKey: boolean): Line[] {
  const command = hasCommandKey ? '⌘' : 'Ctrl'
  return [
    ['Search everything', [command, 'K']],
    ['Search the list', ['/']],
    ['Move up and down', ['↑', '↓']],
    ['Open the focused row', ['Enter']],
    ['Select the focused row', ['x']],
    ['New product', ['n']],
    ...goToKeys.map(({ key, label }): Line => [`Go to ${label}`, ['g', key]]),
    ['Save', [command, 'S']],
    ['Undo', [command, 'Z']],
    ['Show shortcuts', ['?']],
  ]
}
