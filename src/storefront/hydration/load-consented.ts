import type { ConsentPurpose } from '#shared/consent/choice.ts'
import { openFrame } from './open-frame.ts'

const WAITING = 'iframe[data-consent], img[data-consent], link[data-consent], [data-frame][data-consent]'

/** Loads frames, images and style sheets that wait for these purposes. */
export function loadConsented(allowed: readonly ConsentPurpose[]): void {
  for (const element of document.querySelectorAll<HTMLElement>(WAITING)) {
    if (!allowed.some((purpose) => purpose === element.dataset.consent)) continue
    // Of the owner's code: its address waits beside the place where browsers look for it.
    for (const name of ['src', 'href'] as const) {
      const address = element.dataset[name]
      if (address === undefined) continue
      element.setAttribute(name, address)
      delete element.dataset[name]
    }
    // A map, or code that loads from elsewhere: it loads when it comes near, without a press.
    if (element.dataset.frame !== undefined) openWhenNear(element)
  }
}

function openWhenNear(link: HTMLElement): void {
  delete link.dataset.consent
  const watching = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watching.disconnect()
      openFrame(link, { takesFocus: false })
    },
    { rootMargin: '200px' },
  )
  watching.observe(link)
}
