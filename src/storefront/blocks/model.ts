import type { BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { AlbumModel } from '../albums/model.ts'
import type { ItemCardModel } from '../items/model.ts'
import type { ProductCardModel } from '../products/product-card-model.ts'
import type { FormModel } from './form/model.ts'
import type { ProductBlockModel } from './product/model.ts'

/** A list of products with the products that the server found for it. */
export interface ProductListModel extends Pick<SettingsOf<'product-list'>, 'title'> {
  readonly id: string
  readonly type: 'product-list'
  readonly cards: readonly ProductCardModel[]
  /** The address of the whole store or category; null when it is not to be seen. */
  readonly moreHref: string | null
}

/** The items of a collection that the server found for a summary. */
export interface SummaryModel extends Pick<SettingsOf<'summary'>, 'title' | 'design'> {
  readonly id: string
  readonly type: 'summary'
  readonly cards: readonly ItemCardModel[]
  /** The address of the whole list. */
  readonly moreHref: string
}

/** The parts of a collection that the server found for an archive or a tag cloud. */
export interface ArchiveModel extends Pick<SettingsOf<'archive'>, 'title' | 'design' | 'showCounts'> {
  readonly id: string
  readonly type: 'archive'
  /** `size` is from 1 to 5, by the number of items. */
  readonly terms: readonly {
    readonly label: string
    readonly href: string
    readonly count: number
    readonly size: number
  }[]
}

/** The months that the server found events in. */
export interface CalendarModel extends Pick<SettingsOf<'calendar'>, 'title'> {
  readonly id: string
  readonly type: 'calendar'
  /** From the first day of the week. */
  readonly weekdays: readonly string[]
  readonly months: readonly CalendarMonthModel[]
}

export interface CalendarMonthModel {
  /** 2026-11. */
  readonly month: string
  readonly label: string
  /** The column of its first day, from 1. */
  readonly column: number
  readonly days: readonly {
    /** 2026-11-20. */
    readonly date: string
    readonly label: string
    /** `time` is null on all but the first day of an event. */
    readonly events: readonly { readonly title: string; readonly href: string; readonly time: string | null }[]
  }[]
}

/** A link of a menu; a folder without a page of its own has no `href`. */
export interface SiteMenuLink {
  readonly title: string
  readonly href: string | null
  readonly newWindow: boolean
  /** Whether it leads to the page that it is on. */
  readonly isCurrent: boolean
  readonly children: readonly SiteMenuLink[]
}

/** The links of one of the site's menus. */
export interface SiteMenuModel extends Pick<SettingsOf<'site-menu'>, 'title' | 'design'> {
  readonly id: string
  readonly type: 'site-menu'
  readonly links: readonly SiteMenuLink[]
}

/** A block that is drawn from its settings alone. */
type OfSettings<Type extends BlockType> = { readonly id: string; readonly type: Type } & Readonly<SettingsOf<Type>>

/** A logo with the title of the site, in place of a picture. */
export interface LogoModel extends OfSettings<'logo'> {
  /** The site's logo for dark backgrounds; null where it has none, or the block a logo of its own. */
  readonly onDark: Picture | null
  readonly title: string
}

/** Share buttons with the page that they share. */
export interface ShareButtonsModel extends OfSettings<'share-buttons'> {
  readonly page: { readonly title: string; readonly url: string }
}

/** Markdown as HTML, cleaned. */
export interface MarkdownModel {
  readonly id: string
  readonly type: 'markdown'
  readonly html: string
}

/** Code of the owner: cleaned HTML, or the address of its frame. */
export interface CodeModel extends Omit<OfSettings<'code'>, 'mode'> {
  /** Null for HTML that is part of the page. */
  readonly frame: string | null
}

/** An invitation to the newsletter with its form. */
export interface NewsletterModel extends Omit<OfSettings<'newsletter'>, 'formId'> {
  readonly form: FormModel
}
export interface AudioModel extends Omit<OfSettings<'audio'>, 'albumId'> {
  /** Null for a recording. */
  readonly album: AlbumModel | null
}

/** Kinds that are drawn from more than their settings. */
export interface OwnModels {
  readonly audio: AudioModel
  readonly 'product-list': ProductListModel
  readonly form: FormModel
  readonly logo: LogoModel
  readonly 'share-buttons': ShareButtonsModel
  readonly markdown: MarkdownModel
  readonly code: CodeModel
  readonly newsletter: NewsletterModel
  readonly product: ProductBlockModel
  readonly summary: SummaryModel
  readonly archive: ArchiveModel
  readonly calendar: CalendarModel
  readonly 'site-menu': SiteMenuModel
}

/** A block as it is drawn. */
export type BlockModel = {
  [Type in BlockType]: Type extends keyof OwnModels ? OwnModels[Type] : OfSettings<Type>
}[BlockType]

/** A block of one kind as it is drawn. */
export type ModelOf<Type extends BlockType> = Extract<BlockModel, { readonly type: Type }>
