/** What decides whether a strip moves by itself. */
export interface Watched {
  /** What the visitor chose by the button; null before it was pressed. */
  readonly chosen: 'play' | 'pause' | null
  readonly prefersReducedMotion: boolean
  readonly isHovered: boolean
  readonly isFocused: boolean
  /** Whether the tab is in the background, or the strip outside of the window. */
  readonly isHidden: boolean
}

/**
 * Whether a strip moves by itself. A visitor who presses Play wants it to move, although the button then has the focus
 * and the pointer.
 */
export function maySlide({ chosen, prefersReducedMotion, isHovered, isFocused, isHidden }: Watched): boolean {
  if (isHidden || chosen === 'pause') return false
  return chosen === 'play' || !(prefersReducedMotion || isHovered || isFocused)
}

/** Whether the button says Pause: it moves, or goes on as soon as the visitor looks elsewhere. */
export const isPlaying = ({ chosen, prefersReducedMotion }: Watched): boolean =>
  chosen === null ? !prefersReducedMotion : chosen === 'play'

/**
 * Moves a strip at intervals while it may.
 * @param button plays and pauses; its label says which
 */
export function playBySelf(
  root: HTMLElement,
  button: HTMLButtonElement,
  { seconds, labels, move }: { seconds: number; labels: { play: string; pause: string }; move: () => void },
): { restart: () => void } {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  let watched: Watched = {
    chosen: null,
    prefersReducedMotion: motion.matches,
    isHovered: root.matches(':hover'),
    isFocused: root.contains(document.activeElement),
    isHidden: document.hidden,
  }
  let isInWindow = true
  let timer: ReturnType<typeof setInterval> | undefined

  function restart(): void {
    clearInterval(timer)
    if (maySlide(watched)) timer = setInterval(move, seconds * 1000)
  }
  function change(changes: Partial<Watched>): void {
    watched = { ...watched, ...changes }
    root.toggleAttribute('data-playing', isPlaying(watched))
    button.ariaLabel = isPlaying(watched) ? labels.pause : labels.play
    restart()
  }
  const watchHidden = () => change({ isHidden: document.hidden || !isInWindow })

  root.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && change({ isHovered: true }))
  root.addEventListener('pointerleave', () => change({ isHovered: false }))
  root.addEventListener('focusin', () => change({ isFocused: true }))
  root.addEventListener('focusout', ({ relatedTarget }) => change({ isFocused: root.contains(relatedTarget as Node) }))
  document.addEventListener('visibilitychange', watchHidden)
  new IntersectionObserver(([entry]) => {
    isInWindow = entry?.isIntersecting ?? true
    watchHidden()
  }).observe(root)
  motion.addEventListener('change', ({ matches }) => change({ prefersReducedMotion: matches }))
  button.addEventListener('click', () => change({ chosen: isPlaying(watched) ? 'pause' : 'play' }))
  change({})
  return { restart }
}
