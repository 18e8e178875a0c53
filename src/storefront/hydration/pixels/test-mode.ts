import { PIXEL_TEST } from '#shared/pixels/events.ts'

/** Whether the owner tests the pixels in this tab: it was opened with the link of the settings. */
export function isTested(): boolean {
  const isBegun = new URLSearchParams(location.search).has(PIXEL_TEST)
  try {
    if (isBegun) sessionStorage.setItem(PIXEL_TEST, 'true')
    return sessionStorage.getItem(PIXEL_TEST) !== null
  } catch {
    return isBegun
  }
}

/** Ends the test in this tab. */
export function endTest(): void {
  try {
    sessionStorage.removeItem(PIXEL_TEST)
  } catch {
    // Without storage it ends with the page.
  }
}
