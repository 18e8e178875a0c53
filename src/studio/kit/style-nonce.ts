/** The nonce of this page's style elements (see `server/studio/studio-page.ts`); empty without one. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
