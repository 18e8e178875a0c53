import type { CanvasView } from './protocol.ts'

/**
 * Shows the site's header and footer as a page has them. The document of the canvas has the header of the site: a
 * transparent one is marked, and has no colors until a section is known below it.
 */
export function createPageFrame() {
  const bar = document.querySelector<HTMLElement>('.site-bar')
  const footer = document.querySelector<HTMLElement>('.site-footer')
  const isSiteTransparent = bar?.classList.contains('is-transparent') ?? false
  const above = document.querySelectorAll<HTMLElement>('.site-bar, .announcement, .site-secondary')
  /** @param background the classes of a first section behind a transparent header */
  return (page: CanvasView['page'], background: readonly string[] | undefined) => {
    const isTransparent = page.header === 'transparent' || (page.header !== 'solid' && isSiteTransparent)
    if (bar)
      bar.className = ['site-bar', ...(isTransparent && background ? ['is-transparent', ...background] : [])].join(' ')
    for (const element of above) element.style.display = page.header === 'none' ? 'none' : ''
    if (footer) footer.style.display = page.footer === 'none' ? 'none' : ''
  }
}
