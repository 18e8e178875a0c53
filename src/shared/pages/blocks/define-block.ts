import type { z } from 'zod'
import type { Picture } from '#shared/pictures/schema.ts'

/** A kind of block: its settings, and what others need to know of it. Every fact is asked for, so that none is forgotten. */
export interface BlockDefinition<Schema extends z.ZodType<object>> {
  /** What the owner sets, besides the block's place on the page. */
  readonly settings: Schema
  /** The number by which styles of sites select it (docs/compatibility.md); null for kinds that have none. */
  readonly number: number | null
  /** The numbers of its designs, by the word in its setting `design`; absent for kinds that have none. */
  readonly variants?: Readonly<Record<string, number>>
  /**
   * The settings that contain HTML: cleaned before they are stored, and found by their words. `items.html` is the `html`
   * of each thing in the list `items`.
   */
  readonly htmlFields: readonly HtmlField<z.infer<Schema>>[]
  /** The other words that it is found by. */
  words(settings: z.infer<Schema>): string
  /** Ids of the forms that it shows. */
  forms(settings: z.infer<Schema>): readonly string[]
  pictures(settings: z.infer<Schema>): readonly Picture[]
  /** Whether it is as large as its area, whatever its content; others are as high as their content. */
  fills(settings: z.infer<Schema>): boolean
  /** Whether visitors would see nothing of it, because something is still missing; absent: never. */
  isEmpty?(settings: z.infer<Schema>): boolean
}

type HtmlField<Settings> = {
  [Name in keyof Settings & string]: Settings[Name] extends readonly (infer Item)[]
    ? `${Name}.${keyof Item & string}`
    : Name
}[keyof Settings & string]

/** Defines a kind of block. */
export const defineBlock = <Schema extends z.ZodType<object>>(
  block: BlockDefinition<Schema>,
): BlockDefinition<Schema> => block

/** For kinds that show no such thing. */
export const none = (): readonly never[] => []
export const noWords = (): string => ''
export const no = (): boolean => false
