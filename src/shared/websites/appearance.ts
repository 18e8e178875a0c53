import { z } from 'zod'
import { linkSchema } from '#shared/links/schema.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

export const cartPillPositions = ['bottom-right', 'bottom-left'] as const

/** Where the logo and the main menu are in a wide header. */
export const headerLayouts = [
  'logo-left',
  'logo-left-menu-left',
  'logo-left-menu-center',
  'logo-center-menu-left',
  'logo-center-menu-below',
] as const

/** Colors of the theme behind the announcement; each has a readable text. */
export const announcementColors = ['button', 'accent', 'tint', 'surface'] as const

/** The look of the header of each page. */
export const headerLookSchema = z.object({
  layout: z.enum(headerLayouts),
  /** Whether it stays at the top of the window. */
  isSticky: z.boolean(),
  /** Whether a first section with a background continues behind it. */
  isTransparent: z.boolean(),
  /** A button beside the menu. */
  button: z.object({ text: singleLine(40, 1), href: linkSchema, newWindow: z.boolean() }).nullable(),
  announcement: z.object({
    colors: z.enum(announcementColors),
    /** Whether visitors can close it; their browser remembers that until the text changes. */
    isDismissible: z.boolean(),
  }),
})
export type HeaderLook = z.infer<typeof headerLookSchema>

export const defaultHeaderLook: HeaderLook = {
  layout: 'logo-left',
  isSticky: true,
  isTransparent: false,
  button: null,
  announcement: { colors: 'button', isDismissible: false },
}

/** What the frame of every page shows: one document per website, each part with a default. Its styles are in `styles`. */
export const appearanceSchema = z.object({
  /** In place of the title; null shows the title as text. */
  logo: pictureSchema.nullable().default(null),
  /** The logo where the text is lighter than its background; null: `logo`. */
  logoOnDark: pictureSchema.nullable().default(null),
  /** What browsers show beside the title; null for the first letter of the site's name. */
  icon: pictureSchema.nullable().default(null),
  /** For search engines and shared links, where a page has no description of its own. */
  description: z.string().max(500).default(''),
  /** The picture of shared links, where a page has none of its own. */
  socialPicture: pictureSchema.nullable().default(null),
  /** One line above the header of each page. */
  announcement: z
    .object({ text: singleLine(200, 1), href: linkSchema.nullable() })
    .nullable()
    .default(null),
  /** Absent: `defaultHeaderLook`. */
  header: headerLookSchema.optional(),
  footer: z
    .object({
      /** A few sentences; empty lines separate paragraphs. */
      text: z.string().max(1000).default(''),
      /** The last line, such as the owner's name; where it is empty, the year and the title are shown. */
      imprint: singleLine(200).default(''),
      /** A form below the text, such as the newsletter's; null shows none. */
      formId: idSchema.nullable().default(null),
    })
    .prefault({}),
  cartPillPosition: z.enum(cartPillPositions).default('bottom-right'),
})
export type Appearance = z.infer<typeof appearanceSchema>

/** The default frame of a website. */
export const defaultAppearance: Appearance = appearanceSchema.parse({})
