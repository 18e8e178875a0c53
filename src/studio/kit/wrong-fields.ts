/** Moves the focus to the first field with an error and scrolls to it, once errors are drawn. */
export function focusFirstWrong(within: ParentNode): void {
  requestAnimationFrame(() => {
    const field = within.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
  })
}

/** Lets every form that is sent with errors lead to the first of them: in a long dialog it may be out of sight. */
export function leadToWrongFields(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) focusFirstWrong(target)
  })
}
