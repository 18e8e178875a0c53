import type { PageRequest } from './page-request.ts'

/** The target of 'Continue shopping': the first store of the navigation, else the home page. */
export async function shopHref(page: PageRequest): Promise<string> {
  const navigation = await page.sources.navigation()
  return navigation.find((link) => link.href !== null && link.href !== '/')?.href ?? '/'
}
