/** The cookies of this site in which companies keep their ids of a browser. */
const names = /^(_fbp|_fbc|_ttp|_ttclid|_epik|_pin_unauth|_ga\w{0,40}|_gcl_\w{1,20})=/

/** Those of them that a browser has, as `document.cookie` writes cookies. */
export const pixelCookiesIn = (cookies: string): string =>
  cookies
    .split('; ')
    .filter((cookie) => names.test(cookie))
    .join('; ')
