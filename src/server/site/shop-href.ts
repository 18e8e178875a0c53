import type { PageRequest } from './page-request.ts'

/** The target of 'Continue shopping': the first store of the navigation, else the home page. */
export async function shopHref(page: PageRequest): Promise<string> {
  const [{ main }, home] = await Promise.all([page.sources.menus(), page.sources.homePath()])
  return main.find((link) => link.href !== null && link.href !== home)?.href ?? home
}
