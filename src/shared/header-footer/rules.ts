import { type Appearance, defaultHeaderLook } from '#shared/websites/appearance.ts'
import type { HeaderFooter } from './schema.ts'

/** Header and footer of a site. */
export function headerFooterOf({ announcement, header = defaultHeaderLook, footer }: Appearance): HeaderFooter {
  return {
    header: { ...header, announcement: announcement && { ...announcement, ...header.announcement } },
    footer: { text: footer.text, imprint: footer.imprint },
  }
}

/** A site with another header and footer. */
export function withHeaderFooter(appearance: Appearance, { header, footer }: HeaderFooter): Appearance {
  const { announcement, ...look } = header
  const { text = '', href = null, ...announcementLook } = announcement ?? {}
  const former = (appearance.header ?? defaultHeaderLook).announcement
  return {
    ...appearance,
    announcement: announcement && { text, href },
    header: { ...look, announcement: { ...former, ...announcementLook } },
    footer: { ...appearance.footer, ...footer },
  }
}
