import type { Permission } from '#shared/roles/rules.ts'
import { settingsSections } from '#shared/settings/sections.ts'
import { destinations } from '../destinations.ts'

/** An action or a destination of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: 'Actions' | 'Go to' | 'Settings'
  readonly needs?: Permission | undefined
  /** Its target path, or its action. */
  readonly to?: string
  readonly run?: 'toggle-theme' | 'show-keys' | 'sign-out'
}

/** All actions that are available anywhere. */
export const commands: readonly Command[] = [
  { id: 'new-product', group: 'Actions', label: 'New product', to: '/products/new', needs: 'products.write' },
  { id: 'import', group: 'Actions', label: 'Import products', to: '/imports', needs: 'products.write' },
  { id: 'new-form', group: 'Actions', label: 'Create a form', to: '/forms', needs: 'forms.write' },
  { id: 'theme', group: 'Actions', label: 'Toggle dark mode', run: 'toggle-theme' },
  { id: 'keys', group: 'Actions', label: 'Keyboard shortcuts', run: 'show-keys' },
  { id: 'sign-out', group: 'Actions', label: 'Sign out', run: 'sign-out' },
  ...destinations
    .flatMap(({ places }) => places)
    .map(({ to, label, needs }): Command => ({ id: `go:${to}`, group: 'Go to', label: `Go to ${label}`, to, needs })),
  { id: 'go:/account', group: 'Go to', label: 'Go to Your account', to: '/account' },
  ...Object.entries(settingsSections).map(
    ([tab, label]): Command => ({
      id: `settings:${tab}`,
      group: 'Settings',
      label: `Settings: ${label}`,
      to: `/store-settings?tab=${tab}`,
      needs: 'settings.manage',
    }),
  ),
]
