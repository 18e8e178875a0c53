import type { PageRequest } from './page-request.ts'

/** The target of 'Continue shopping': the first store of the navigation, else the home page. */
export async function shopHref(page: PageRequest): Promise<string> {
  const { main } = await page.sources.menus()
  return main.find((link) => link.href !== null && link.href !== '/')?.href ?? '/'
}
