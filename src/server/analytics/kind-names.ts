import type { ActionKind } from '#shared/analytics/actions.ts'

/** The columns of exported files. */
export const kindNames: Readonly<Record<ActionKind, string>> = {
  'form-seen': 'Seen',
  'form-begun': 'Begun',
  'form-sent': 'Sent',
  'form-left': 'Left',
  'button-seen': 'Seen',
  'button-clicked': 'Pressed',
  'popup-shown': 'Shown',
  'popup-followed': 'Link opened',
  'popup-sent': 'Form sent',
  'popup-closed': 'Closed',
  'quick-view': 'Opened',
  'lesson-started': 'Started',
  'lesson-reached': 'Reached',
  'lesson-finished': 'Finished',
  'product-viewed': 'Viewed',
  'product-added': 'Added to cart',
  'search-found': 'With results',
  'search-missed': 'Without results',
  event: 'Times',
  'speed-cause': 'Page loads',
  error: 'Times',
  'error-visitor': 'Visitors',
  'session-first': 'First visits',
  'session-returning': 'Returning visits',
}
