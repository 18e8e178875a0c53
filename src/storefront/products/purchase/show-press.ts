import { afterPaint } from '../../islands/after-paint.ts'

/**
 * Shows that a button was pressed, and works after that was painted: on a slow phone both together take longer than a
 * visitor expects an answer. Another press in between does nothing.
 */
export function showPress(button: HTMLElement | null, work: () => void): void {
  if (button?.hasAttribute('data-pressed')) return
  button?.setAttribute('data-pressed', '')
  afterPaint(() => {
    button?.removeAttribute('data-pressed')
    work()
  })
}
