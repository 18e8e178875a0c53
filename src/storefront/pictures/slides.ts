/** The index of the slide that a scrolled strip shows; its slides are as wide as itself. */
export function currentSlide(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
}

/** Shows a slide of a strip; smooth movement is left out where the visitor asked for less motion. */
export function slideTo(track: HTMLElement, index: number, behavior: 'instant' | 'smooth'): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const direction = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  track.scrollTo({ left: index * track.clientWidth * direction, behavior: isStill ? 'instant' : behavior })
}
