import { playBySelf } from './autoplay.ts'
import { type Alignment, currentOf, goalsOf, type Scrolled, stepFrom } from './strip.ts'
import { galleryTexts } from './texts.ts'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Gives a slideshow or carousel its buttons, keys and thumbnails, and lets it move by itself where the owner wants it.
 * Swiping is the browser's own scrolling.
 */
export function moveStrip(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.gallery-list')!
  const items = [...list.children] as HTMLElement[]
  const strip = root.querySelector<HTMLElement>('.gallery-strip')
  const status = root.querySelector('[role=status]')
  const thumbnails = [...(strip?.querySelectorAll('a') ?? [])]
  const alignment = (root.dataset.align ?? 'left') as Alignment
  const direction = getComputedStyle(list).direction === 'rtl' ? -1 : 1
  if (items.length < 2) return
  let current = -1

  const scrolled = (): Scrolled => ({
    position: Math.abs(list.scrollLeft),
    most: list.scrollWidth - list.clientWidth,
    width: list.clientWidth,
  })
  function goals(): number[] {
    const frame = list.getBoundingClientRect()
    const placed = items.map((item) => {
      const box = item.getBoundingClientRect()
      const start = direction === 1 ? box.left - frame.left : frame.right - box.right
      return { start: start + Math.abs(list.scrollLeft), width: box.width }
    })
    return goalsOf(placed, scrolled(), alignment)
  }
  function show(index: number): void {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollTo({ left: goals()[index]! * direction, behavior: isStill ? 'instant' : 'smooth' })
  }
  const step = (by: -1 | 1) => show(stepFrom(goals(), scrolled(), by))

  /** Moved by the visitor: the next move by itself waits for its whole time, and screen readers say where it is. */
  function moveBy(action: () => void): void {
    action()
    playing?.restart()
    isAsked = true
  }
  let isAsked = false

  function follow(): void {
    const next = currentOf(goals(), scrolled())
    if (next === current) return
    current = next
    for (const [index, item] of items.entries()) {
      const link = item.querySelector('a')
      // Two tab stops, however many images there are: the current one, and the thumbnails.
      if (link) link.tabIndex = index === current ? 0 : -1
    }
    for (const [index, link] of thumbnails.entries()) {
      link.ariaCurrent = index === current ? 'true' : null
      link.tabIndex = index === current ? 0 : -1
    }
    showThumbnail(strip, thumbnails[current])
    if (isAsked && status) status.textContent = galleryTexts.position(current + 1, items.length)
    isAsked = false
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLButtonElement) return
    const isInStrip = strip?.contains(event.target as Node) ?? false
    const by = STEPS[event.key]
    const isUpOrDown = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    const goal = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : null
    // Up and down scroll the page, except in the list of thumbnails.
    if ((by === undefined && goal === null) || (isUpOrDown && !isInStrip)) return
    event.preventDefault()
    if (isInStrip && strip) {
      const next = goal ?? Math.min(items.length - 1, Math.max(0, current + (by ?? 0)))
      moveBy(() => show(next))
      thumbnails[next]?.focus()
    } else moveBy(() => (goal === null ? step(((by ?? 1) * direction) as -1 | 1) : show(goal)))
  }

  const pause = root.querySelector<HTMLButtonElement>('[data-play]')
  const seconds = Number(root.dataset.autoplay)
  const playing =
    pause && seconds > 0 ? playBySelf(root, pause, { seconds, labels: galleryTexts, move: () => step(1) }) : null
  root.addEventListener('keydown', onKey)
  list.addEventListener('scroll', follow, { passive: true })
  list.addEventListener('pointerdown', () => playing?.restart(), { passive: true })
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-move]'))
    button.addEventListener('click', () => moveBy(() => step(Number(button.dataset.move) as -1 | 1)))
  for (const [index, link] of thumbnails.entries())
    link.addEventListener('click', (event) => {
      event.preventDefault()
      moveBy(() => show(index))
    })
  // A carousel whose width changes keeps its place by scroll snapping, at another distance.
  new ResizeObserver(follow).observe(list)
  follow()
}

/** Scrolls the thumbnails alone, never the page. */
function showThumbnail(strip: HTMLElement | null, link: HTMLElement | undefined): void {
  if (!strip || !link) return
  const frame = strip.getBoundingClientRect()
  const box = link.getBoundingClientRect()
  const offset = box.left + box.width / 2 - frame.left - frame.width / 2
  strip.scrollTo({ left: strip.scrollLeft + offset, behavior: 'instant' })
}
