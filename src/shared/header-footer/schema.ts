import { z } from 'zod'
import { linkSchema } from '#shared/links/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { appearanceSchema, headerLookSchema } from '#shared/websites/appearance.ts'

const announcementSchema = z.strictObject({
  text: singleLine(200, 1),
  /** Null: the text is no link. */
  href: linkSchema.nullable(),
  ...headerLookSchema.shape.announcement.shape,
})

const headerSchema = z.strictObject({
  ...headerLookSchema.omit({ announcement: true }).shape,
  /** One line above the header; null shows none. */
  announcement: announcementSchema.nullable(),
})

const { text, imprint } = appearanceSchema.shape.footer.unwrap().shape
const footerSchema = z.strictObject({ text: text.unwrap(), imprint: imprint.unwrap() })

/** The header and the footer of every page, as an owner sets them. Their links are menus, the form is of the newsletter. */
export const headerFooterSchema = z.strictObject({ header: headerSchema, footer: footerSchema })
export type HeaderFooter = z.infer<typeof headerFooterSchema>
