/**
 * Runs before the first paint, right after the announcement: pages are cached for everyone, and the browser knows which
 * text its visitor has closed (`hydration/close-announcement.ts`). Its source text is printed into the page, so it cannot
 * use anything from outside.
 */
function hideClosed(): void {
  try {
    const bar = document.querySelector<HTMLElement>('[data-announcement]')
    if (bar && localStorage.getItem('vitrine-announcement-closed') === bar.dataset.announcement) bar.hidden = true
  } catch {
    // Storage may be blocked; then the announcement stays.
  }
}

/** An inline script of pages with an announcement that can be closed; the policy allows it by its hash. */
export const hideClosedScript = `(${hideClosed})()`.replace(/\n\s*/g, '\n')
