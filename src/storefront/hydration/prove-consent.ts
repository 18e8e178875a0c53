import { type ConsentPurpose, proofCookie, proofIn } from '#shared/consent/choice.ts'
import { randomId } from './random-id.ts'

const PATH: typeof import('#shared/consent/record-api.ts').RECORD_CONSENT_PATH = '/api/consent'

/**
 * Sends what a visitor has agreed to, or that they have withdrawn it. The id of the proof is kept in their browser, so
 * that they alone can say which one is theirs. Who agrees to nothing gets no id.
 */
export function proveConsent(revision: number, purposes: readonly ConsentPurpose[]): void {
  const endedId = proofIn(document.cookie)
  const id = purposes.length > 0 ? randomId() : ''
  if (id === '' && endedId === null) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = proofCookie(id, location.protocol === 'https:')
  const agreed = id === '' ? null : { id, revision, purposes }
  // As a beacon: a withdrawal loads the page again.
  navigator.sendBeacon(PATH, new Blob([JSON.stringify({ agreed, endedId })], { type: 'application/json' }))
}
