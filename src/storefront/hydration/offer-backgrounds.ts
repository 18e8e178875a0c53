import { whenIdle } from './when-idle.ts'

/** Plays videos behind sections after the page has loaded; the code loads on pages that have one. */
export function offerBackgrounds(): void {
  if (document.querySelector('[data-background-video]'))
    whenIdle(() => void import('./play-backgrounds.ts').then(({ playBackgrounds }) => playBackgrounds()))
}
