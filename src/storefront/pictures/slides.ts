/** The index of the visible slide of a scrolled strip; its slides are as wide as the strip. */
export function currentSlide(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
}

/** Scrolls a strip to a slide; without animation where the visitor prefers reduced motion. */
export function slideTo(track: HTMLElement, index: number, behavior: 'instant' | 'smooth'): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const direction = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  track.scrollTo({ left: index * track.clientWidth * direction, behavior: isStill ? 'instant' : behavior })
}
