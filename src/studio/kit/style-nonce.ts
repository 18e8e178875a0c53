/** The nonce that this page's style elements carry (see `server/studio/studio-page.ts`); empty where there is none. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
