/** Links in texts to pages of the site: `page:<id>#anchor`. They follow the page when its URL changes. */

const LINK = / href="page:([0-9a-zA-Z-]{1,64})(#[a-z0-9-]{0,64})?"/g

/** The ids of the pages that HTML links to. */
export const pageLinksIn = (html: string): string[] =>
  html.includes('href="page:') ? [...html.matchAll(LINK)].map(([, id]) => id!) : []

/**
 * HTML with the paths of the pages that it links to.
 * @param pathOf null for pages that visitors do not see: their words are no links then
 */
export const withPageLinks = (html: string, pathOf: (id: string) => string | null): string =>
  html.includes('href="page:')
    ? html
        .replace(LINK, (_link, id: string, anchor = '') => {
          const path = pathOf(id)
          return path === null ? '' : ` href="${path}${anchor}"`
        })
        .replace(/ href="page:[^"]*"/g, '')
    : html
