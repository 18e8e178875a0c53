import type { Resolver } from './resolver.ts'

/** The logo of the site where the block has none of its own. */
export const resolveLogo: Resolver<'logo'> = async ({ website, sources }, _context, { id, type, settings }) => {
  const { logo, logoOnDark } = await sources.appearance(website.appearance)
  const picture = settings.picture ?? logo
  return {
    ...{ id, type, ...settings },
    picture,
    onDark: settings.picture ? null : logoOnDark,
    title: website.title,
  }
}
