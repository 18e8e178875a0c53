import { inlineHash } from '#server/site/content-security-policy.ts'
import { INTERFACE_LANGUAGE } from '#shared/languages/rules.ts'
import type { StudioFiles } from './studio-files.ts'

// Inline: a file would need its hashed name, and it is smaller than a request.
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' " +
  "fill='%23111418'/%3E%3Cpath d='M8 9.5 16 24l8-14.5' fill='none' stroke='%23fff' stroke-width='3' stroke-linejoin='round' " +
  "stroke-linecap='round'/%3E%3C/svg%3E"

/**
 * Schemas (Zod) compile nothing: to find out whether they may, they try, which the policy below blocks and browsers list as
 * an error. It runs before any schema is made.
 */
const BEFORE = 'globalThis.__zod_globalConfig={jitless:true}'

/** The one page of the studio. Its script renders everything else. */
export function studioPage(files: StudioFiles, nonce: string): string {
  return [
    `<!DOCTYPE html><html lang="${INTERFACE_LANGUAGE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex, nofollow"><title>Vitrine</title>',
    // Where Vite and the studio look for it; browsers hide the value from everything but scripts of the page.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<link rel="icon" href="${ICON}">`,
    ...files.styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...files.preload.map((address) => `<link rel="modulepreload" href="${address}">`),
    `<script>${BEFORE}</script>`,
    `<script type="module" src="${files.script}"></script>`,
    '</head><body><div id="studio"></div>',
    '<noscript><p>The studio needs JavaScript. Turn it on, then reload the page.</p></noscript>',
    '</body></html>',
  ].join('')
}

/**
 * The studio may load its own scripts, its own styles and those with the nonce, pictures of the site or from the user's
 * disk, and the site's own pages in frames. Only the same host may frame it.
 */
export function studioPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHash(BEFORE)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
