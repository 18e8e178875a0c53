import { pageTexts } from '../screens/page/texts.ts'
import { isDevice } from './device.ts'
import { mayPlay } from './may-play.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Plays the videos behind sections, each while its section is in the window. */
export function playBackgrounds(): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>('[data-background-video]')) {
    const button = video.closest('.page-section')?.querySelector<HTMLButtonElement>('.section-video-button')
    if (button) playBackground(video, button)
  }
}

function playBackground(video: HTMLVideoElement, button: HTMLButtonElement): void {
  // Not in all browsers, and not in the types of the DOM.
  const { connection } = navigator as { readonly connection?: Connection }
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  let chosen: 'play' | 'pause' | null = null
  let isInWindow = false

  const wants = () =>
    mayPlay({
      chosen,
      prefersReducedMotion: motion.matches,
      savesData: connection?.saveData === true,
      isPhone: isDevice('mobile'),
      connection: connection?.effectiveType,
    })

  function follow(): void {
    const isWanted = wants()
    button.toggleAttribute('data-playing', isWanted)
    button.ariaLabel = isWanted ? pageTexts.pauseVideo : pageTexts.playVideo
    if (!isWanted || !isInWindow || document.hidden) {
      video.pause()
      return
    }
    if (!video.hasAttribute('src')) video.src = video.dataset.backgroundVideo!
    // Refused where the browser saves power, and interrupted where the section leaves the window.
    void video.play().catch(() => undefined)
  }

  video.addEventListener('playing', () => video.toggleAttribute('data-is-shown', true))
  // What cannot be played has nothing to pause: the picture stays.
  video.addEventListener('error', () => button.remove())
  document.addEventListener('visibilitychange', follow)
  motion.addEventListener('change', follow)
  button.addEventListener('click', () => {
    chosen = wants() ? 'pause' : 'play'
    follow()
  })
  new IntersectionObserver(([entry]) => {
    isInWindow = entry?.isIntersecting ?? false
    follow()
  }).observe(video)
  follow()
  button.hidden = false
}
