import { whenIdle } from './when-idle.ts'

/** Tells the server that the page was opened, where the site counts its visits and the visitor does not object. */
export function countVisit(): void {
  if (document.body.dataset.countsVisits === undefined || window.top !== window || objects()) return
  whenIdle(() => void import('./record-visit.ts').then(({ recordVisit }) => recordVisit()))
}

/** Whether the browser asks sites not to follow its user: the server obeys this too. */
const objects = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
