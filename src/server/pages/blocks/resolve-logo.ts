import type { Resolver } from './resolver.ts'

/** The logo of the site where the block has none of its own. */
export const resolveLogo: Resolver<'logo'> = async ({ website, sources }, _context, { id, type, settings }) => ({
  ...{ id, type, ...settings },
  picture: settings.picture ?? (await sources.appearance(website.appearance)).logo,
  title: website.title,
})
