import { whenIdle } from './when-idle.ts'

/** Watches for the moment of the popup, on pages that have one. A page in a frame of the studio never opens it. */
export function offerPopup(): void {
  const { popup } = document.body.dataset
  if (popup && window.top === window)
    whenIdle(() => void import('./watch-popup.ts').then(({ watchPopup }) => watchPopup(JSON.parse(popup))))
}
