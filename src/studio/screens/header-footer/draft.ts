import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { type announcementColors, defaultHeaderLook, type headerLayouts } from '#shared/websites/appearance.ts'

type Header = HeaderFooter['header']
type Announcement = NonNullable<Header['announcement']>

/** Header and footer as fields: what is not shown keeps its fields, so that it can be shown again. */
export interface Draft {
  readonly hasAnnouncement: boolean
  readonly announcement: Omit<Announcement, 'href'> & { readonly href: string }
  readonly hasButton: boolean
  readonly header: Omit<Header, 'announcement' | 'button'> & { readonly button: NonNullable<Header['button']> }
  readonly footer: HeaderFooter['footer']
}

export function toDraft({ header: { announcement, ...header }, footer }: HeaderFooter): Draft {
  const blank = { ...defaultHeaderLook.announcement, text: '' }
  return {
    hasAnnouncement: announcement !== null,
    announcement: { ...(announcement ?? blank), href: announcement?.href ?? '' },
    hasButton: header.button !== null,
    header: { ...header, button: header.button ?? { text: '', href: '', newWindow: false } },
    footer,
  }
}

export function toHeaderFooter({ hasAnnouncement, announcement, hasButton, header, footer }: Draft): HeaderFooter {
  return {
    header: {
      ...header,
      button: hasButton ? header.button : null,
      announcement: hasAnnouncement ? { ...announcement, href: announcement.href.trim() || null } : null,
    },
    footer,
  }
}

export const layoutWords: Readonly<Record<(typeof headerLayouts)[number], string>> = {
  'logo-left': 'Logo left, menu right',
  'logo-left-menu-left': 'Logo left, menu left',
  'logo-left-menu-center': 'Logo left, menu centered',
  'logo-center-menu-left': 'Logo centered, menu left',
  'logo-center-menu-below': 'Logo centered, menu below',
}

export const colorWords: Readonly<Record<(typeof announcementColors)[number], string>> = {
  button: 'Button color',
  accent: 'Accent',
  tint: 'Tint',
  surface: 'Surface',
}
