/**
 * Brings the focus into the menu that has opened, to the first item that can be chosen. Mantine looks at the first item only:
 * where that one is disabled or hidden, the focus would stay outside and the keys would do nothing.
 */
export function focusFirstMenuItem(): void {
  const menu = [...document.querySelectorAll('[role="menu"]')].at(-1)
  if (!menu || menu.contains(document.activeElement)) return
  const items = menu.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)')
  ;[...items].find((item) => item.checkVisibility())?.focus({ preventScroll: true })
}
