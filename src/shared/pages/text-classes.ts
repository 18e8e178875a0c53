/**
 * Classes of the site's styles that an owner gives to words and paragraphs, instead of sizes and colors of their own: a
 * site that changes its styles changes them too. `blocks/text/block.css` draws them.
 */
export const textAlignments = ['align-center', 'align-end'] as const
export const textSizes = ['size-small', 'size-large'] as const
export const textColors = ['color-accent', 'color-quiet'] as const

export type TextAlignment = (typeof textAlignments)[number]
export type TextSize = (typeof textSizes)[number]
export type TextColor = (typeof textColors)[number]

/** Elements of a text by the classes that they may have. */
export const textClasses: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['p', 'h1', 'h2', 'h3'].map((tag) => [tag, textAlignments])),
  span: [...textSizes, ...textColors],
}
