/**
 * Focuses the first enabled item of an opened menu. Mantine tries the first item only: when that one is disabled or
 * hidden, the focus would stay outside and the keys would not work. It waits for the menu to be in the document:
 * without an animation Mantine calls it before.
 */
export function focusFirstMenuItem(): void {
  setTimeout(() => {
    const menu = [...document.querySelectorAll('[role="menu"]')].at(-1)
    if (!menu || menu.contains(document.activeElement)) return
    const items = menu.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)')
    ;[...items].find((item) => item.checkVisibility())?.focus({ preventScroll: true })
  })
}
