import { z } from 'zod'
import { typefaces } from './typefaces.ts'

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Enter the color as # and six hexadecimal digits.')

/** A color theme: what an owner chooses. The other colors are derived from these, unless they are chosen too. */
export const themeSchema = z.strictObject({
  background: color,
  /** The surface of cards, dialogs and fields. */
  surface: color,
  text: color,
  accent: color,
  /** A second, quieter color for backgrounds and marks. */
  support: color,
  /** Null: derived from the others. */
  muted: color.nullable().default(null),
  line: color.nullable().default(null),
  button: color.nullable().default(null),
  buttonText: color.nullable().default(null),
})
export type Theme = z.infer<typeof themeSchema>

/** The themes of a site by their numbers, from light to dark. */
export const themeNumbers = [0, 1, 2, 3, 4] as const
export const themeNumberSchema = z.literal([...themeNumbers])
export type ThemeNumber = z.infer<typeof themeNumberSchema>

const themesSchema = z.tuple([themeSchema, themeSchema, themeSchema, themeSchema, themeSchema])
export type Themes = z.infer<typeof themesSchema>

/** A range of numbers that an owner can choose, in steps. */
const percent = (least: number, most: number) => z.int().min(least).max(most).default(100)

/** The look of a website: one document for each. The defaults are those of the demo. */
export const stylesSchema = z.strictObject({
  themes: themesSchema,
  /** The theme of pages, their header and footer, and of sections that have none of their own. */
  pageTheme: themeNumberSchema,
  type: z.strictObject({
    headings: z.enum(typefaces).default('fraunces'),
    text: z.enum(typefaces).default('inter'),
    /** The size of everything that is measured in letters, in percent. */
    size: percent(85, 125),
    /** The size of headings beside the text, in percent. */
    scale: percent(70, 140),
    headingWeight: z.int().min(300).max(900).default(430),
    headingCase: z.enum(['normal', 'upper']).default('normal'),
    /** Between the letters of headings, in thousandths of their size. */
    headingSpacing: z.int().min(-50).max(200).default(-12),
  }),
  spacing: z.strictObject({
    /** The width of the content column, in rem. */
    width: z.int().min(56).max(120).default(84),
    gutter: percent(50, 200),
    /** The room above and below sections, in percent. */
    section: percent(40, 200),
  }),
  buttons: z.strictObject({
    shape: z.enum(['square', 'rounded', 'pill']).default('pill'),
    fill: z.enum(['filled', 'outline']).default('filled'),
    padding: z.enum(['small', 'regular', 'large']).default('regular'),
  }),
  forms: z.strictObject({
    style: z.enum(['box', 'underline']).default('box'),
    /** In pixels. */
    radius: z.int().min(0).max(28).default(10),
  }),
  images: z.strictObject({
    /** In pixels. */
    radius: z.int().min(0).max(40).default(4),
  }),
  motion: z.enum(['none', 'gentle']).default('gentle'),
})
export type SiteStyles = z.infer<typeof stylesSchema>

/** The theme of a site's pages. */
export const pageThemeOf = ({ themes, pageTheme }: SiteStyles): Theme => themes[pageTheme]
