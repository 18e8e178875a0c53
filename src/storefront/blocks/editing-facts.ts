import type { LucideIcon } from 'lucide-react'
import type { MediaKind } from '#shared/files/media-kinds.ts'
import type { Form } from '#shared/forms/schema.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import type { BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'

/** How a setting is edited in the panel. */
export type SettingInput =
  | {
      readonly kind: 'line' | 'lines' | 'code'
      readonly most: number
      readonly isRequired?: boolean
      /** Whether an empty text is stored as none. */
      readonly isNullable?: boolean
    }
  /** Without `isRequired`, an empty link is stored as none. */
  | { readonly kind: 'link'; readonly isRequired?: boolean }
  | { readonly kind: 'check' }
  | {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly step?: number
      /** Follows the number: ' px'. */
      readonly unit?: string
    }
  | { readonly kind: 'choice'; readonly choices: readonly { readonly value: string; readonly label: string }[] }
  | {
      readonly kind: 'list'
      /** One of the list, in lower case: 'question'. */
      readonly itemName: string
      readonly most: number
      /** What the panel calls one of them, from its own words. */
      readonly titleOf: (item: Readonly<Record<string, unknown>>) => string
      /** The settings of a new one. */
      readonly first: Readonly<Record<string, unknown>>
      readonly fields: readonly SettingField[]
    }
  | {
      readonly kind: 'table'
      readonly most: { readonly rows: number; readonly columns: number }
      /** What is wrong with rows that cannot be saved. */
      readonly problemOf?: (rows: readonly (readonly string[])[]) => string | null
    }
  | { readonly kind: 'picture'; readonly isRequired?: boolean }
  | {
      /** Images with words, in an order. */
      readonly kind: 'pictures'
      readonly most: number
      /** The other settings of a new one. */
      readonly first: Readonly<Record<string, unknown>>
      /** What an uploaded one has besides, and one of the library. */
      readonly uploaded: Readonly<Record<string, unknown>>
      readonly chosen: Readonly<Record<string, unknown>>
      readonly fields: readonly SettingField[]
    }
  | { readonly kind: 'media'; readonly media: MediaKind }
  /** A video on a platform. */
  | { readonly kind: 'video-link'; readonly most: number }
  /** `only` leaves collections of other kinds out; an optional one may be none, which is null. */
  | { readonly kind: 'collection'; readonly only?: CollectionKind; readonly isOptional?: true }
  /** `words` are written in the page itself, `html` in the panel. */
  /** `only` leaves forms of other kinds out. */
  | { readonly kind: 'form'; readonly only?: Form['kind'] }
  | { readonly kind: 'store' | 'product' | 'words' | 'html' }

/** A setting of a block as the panel shows it. */
export interface SettingField<Name extends string = string> {
  readonly name: Name
  readonly label: string
  readonly description?: string
  readonly input: SettingInput
  /** Whether it matters with the other settings; shown always when there is no such rule. */
  readonly isShown?: (settings: Readonly<Record<string, unknown>>) => boolean
}

/** What is asked for before a block is added: an image, or a thing of the site. */
export type AskedFirst = 'collectionId' | 'formId' | 'picture'

/** The groups in which blocks are offered, in their order. */
export const blockGroups = {
  text: 'Text',
  media: 'Images and video',
  store: 'Store',
  forms: 'Forms',
  layout: 'Layout',
  social: 'Social',
  data: 'Data and code',
} as const
export type BlockGroup = keyof typeof blockGroups

/** What the editor knows of a kind of block. */
export interface BlockFacts<Type extends BlockType> {
  /** The kind as owners read it. */
  readonly name: string
  /** What one is called in its place when visitors see nothing; absent: as its kind. */
  titleOf?(settings: SettingsOf<Type>): string
  readonly group: BlockGroup
  /** False for kinds that owners do not add themselves. */
  readonly isOffered?: false
  /** Other words that owners search for. */
  readonly keywords?: string
  readonly icon: LucideIcon
  /** How wide a new one is, in columns. */
  readonly columns: number
  /** How high the area of a new one is at least, in rows; absent: one. */
  readonly rows?: number
  /** How a new one is aligned across its area; `stretch` for those as wide as it. */
  readonly alignX?: 'start'
  /** The settings of a new one; those that name a thing of the site are asked for first. */
  readonly first: Omit<SettingsOf<Type>, AskedFirst> & Partial<SettingsOf<Type>>
  /** The line in its place when visitors would see nothing. */
  readonly emptyText?: string
  readonly fields: readonly SettingField<keyof SettingsOf<Type> & string>[]
}

/** A link, with the same words in every block. */
export const linkField = <Name extends string>(name: Name, isRequired: boolean): SettingField<Name> => ({
  name,
  label: 'Link',
  input: { kind: 'link', ...(isRequired && { isRequired }) },
})

/** One of some words, with what the owner reads for each. */
export const choices = (labels: Readonly<Record<string, string>>): SettingInput => ({
  kind: 'choice',
  choices: Object.entries(labels).map(([value, label]) => ({ value, label })),
})

/** The choices of a position across an area. */
export const positions = { start: 'Left', center: 'Center', end: 'Right' } as const
