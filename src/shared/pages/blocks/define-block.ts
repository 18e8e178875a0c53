import { z } from 'zod'
import type { Picture } from '#shared/products/schema.ts'

/** Unique on its page. */
export const blockId = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/)

/** A kind of block: its data, and what others need to know of it. Every fact is asked for, so that none is forgotten. */
export interface BlockDefinition<Schema extends z.ZodType<{ id: string; type: string }>> {
  readonly schema: Schema
  /** The number by which styles of sites select it (docs/compatibility.md); null for kinds that have none. */
  readonly number: number | null
  /** The fields that contain HTML: cleaned before they are stored, and found by their words. */
  readonly htmlFields: readonly (keyof z.infer<Schema>)[]
  /** The other words that it is found by. */
  words(block: z.infer<Schema>): string
  /** Ids of the forms that it shows. */
  forms(block: z.infer<Schema>): readonly string[]
  pictures(block: z.infer<Schema>): readonly Picture[]
}

/** Defines a kind of block. */
export const defineBlock = <Schema extends z.ZodType<{ id: string; type: string }>>(
  block: BlockDefinition<Schema>,
): BlockDefinition<Schema> => block

/** For kinds that show no such thing. */
export const none = (): readonly never[] => []
export const noWords = (): string => ''
