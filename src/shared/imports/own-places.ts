import { z } from 'zod'
import { type Collection, collectionSchema } from '#shared/collections/schema.ts'
import { type InformationLine, productInformationSchema } from '#shared/product-information/schema.ts'
import { type Category, categorySchema, focalPointSchema, listSorts, urlIdSchema } from '#shared/products/schema.ts'
import { limits } from '#shared/settings/limits.ts'
import { onOneLine } from '#shared/texts/schema.ts'
import { type Columns, columnsOf } from './columns.ts'
import { readTexts } from './own-settings.ts'
import type { Line, Table } from './read-table.ts'
import { joinList, splitList } from './split-list.ts'
import { type VitrineColumn, vitrineHeadings } from './squarespace-columns.ts'

// Store pages, categories and lines of information are rows of our own export, above the products: the column with the
// product's type says what a row is.

export const placeTypes = { page: 'STORE_PAGE', category: 'CATEGORY', information: 'PRODUCT_INFORMATION' } as const

/** A picture of a store page or a category, which may still have to be fetched. */
export interface OwnPicture {
  readonly url: string
  readonly altText: string
  readonly focalPoint: z.infer<typeof focalPointSchema>
}

type Words = Pick<Category, 'description' | 'seoTitle' | 'seoDescription'>

export interface OwnPage extends Words, Pick<Collection, 'urlId' | 'title' | 'navigationTitle' | 'sort' | 'enabled'> {
  readonly picture: OwnPicture | null
}

export interface OwnCategory extends Words, Pick<Category, 'sort'> {
  /** URL of its store page. */
  readonly page: string
  /** Its name and those above it, from the top down. */
  readonly names: readonly string[]
  /** The URL of each of them. */
  readonly addresses: readonly string[]
  readonly picture: OwnPicture | null
}

/** What a file of ours says beside its products. */
export interface OwnPlaces {
  readonly pages: readonly OwnPage[]
  readonly categories: readonly OwnCategory[]
  readonly information: readonly InformationLine[]
}

export const noPlaces: OwnPlaces = { pages: [], categories: [], information: [] }

const types: readonly string[] = Object.values(placeTypes)

/** Whether a row is no product. */
export const isPlace = (columns: Columns<VitrineColumn>, line: Line): boolean =>
  types.includes(columns.text(line, 'type'))

type Cells = Partial<Record<VitrineColumn, string>>

/** What is written beside the columns of a page or a category, as JSON. */
const placeSettingsSchema = z.object({
  navigationTitle: z.string().optional(),
  sort: z.enum(listSorts).nullish(),
  enabled: z.boolean().optional(),
  focalPoint: focalPointSchema.optional(),
})

/** The cells of a store page. @param pictureAddress where a picture can be fetched */
export function pageCells(page: Collection, pictureAddress: (assetUrl: string) => string): Cells {
  const { navigationTitle, sort, enabled } = page
  return {
    type: placeTypes.page,
    storePage: page.urlId,
    title: page.title,
    ...wordCells(page, pictureAddress),
    own: JSON.stringify({ navigationTitle, sort, enabled, focalPoint: page.picture?.focalPoint }),
  }
}

/** The cells of a category. @param path the name and the URL of each level from the top down */
export function categoryCells(
  category: Category,
  path: { readonly page: string; readonly names: readonly string[]; readonly address: string },
  pictureAddress: (assetUrl: string) => string,
): Cells {
  return {
    type: placeTypes.category,
    storePage: path.page,
    title: category.displayName,
    categories: joinList([path.address]),
    categoryNames: joinNames(path.names),
    ...wordCells(category, pictureAddress),
    own: JSON.stringify({ sort: category.sort, focalPoint: category.picture?.focalPoint }),
  }
}

/** The cells of the closed lines of product pages; none where there are none. */
export function informationCells(lines: readonly InformationLine[]): Cells[] {
  return lines.length === 0 ? [] : [{ type: placeTypes.information, own: JSON.stringify(lines) }]
}

function wordCells(
  { description, seoTitle, seoDescription, picture }: Pick<Category, keyof Words | 'picture'>,
  pictureAddress: (assetUrl: string) => string,
): Cells {
  return {
    body: description,
    seoTitle,
    seoDescription,
    ...(picture && {
      pictures: pictureAddress(picture.assetUrl),
      altTexts: JSON.stringify([picture.altText]),
    }),
  }
}

/** What a whole table says beside its products. */
export function placesIn(table: Table): OwnPlaces {
  const columns = columnsOf(table, vitrineHeadings)
  const rows = table.lines.filter((line) => isPlace(columns, line))
  return rows.reduce((places, line) => withPlace(places, columns, line), noPlaces)
}

/** Adds what a row says to what is known; rows that say nothing of use are left out. */
export function withPlace(places: OwnPlaces, columns: Columns<VitrineColumn>, line: Line): OwnPlaces {
  const type = columns.text(line, 'type')
  if (type === placeTypes.information) {
    const lines = productInformationSchema.safeParse(parsed(columns.text(line, 'own')))
    return lines.success ? { ...places, information: lines.data } : places
  }
  const settings = placeSettingsSchema.safeParse(parsed(columns.text(line, 'own'))).data ?? {}
  const words = {
    description: columns.text(line, 'body').slice(0, LONGEST.description),
    seoTitle: columns.text(line, 'seoTitle').slice(0, LONGEST.seoTitle),
    seoDescription: columns.text(line, 'seoDescription').slice(0, LONGEST.seoDescription),
    picture: pictureIn(columns, line, settings.focalPoint),
  }
  const page = columns.text(line, 'storePage')
  if (type === placeTypes.page) {
    const title = onOneLine(columns.text(line, 'title')).slice(0, LONGEST.title)
    const urlId = collectionSchema.shape.urlId.safeParse(page)
    if (!urlId.success || title === '') return places
    const { sort, enabled = true } = settings
    const navigationTitle = onOneLine(settings.navigationTitle ?? '').slice(0, LONGEST.navigationTitle) || title
    const one = { urlId: urlId.data, title, navigationTitle, sort: sort ?? ('manual' as const), enabled, ...words }
    return { ...places, pages: [...places.pages, one] }
  }
  const names = splitNames(columns.text(line, 'categoryNames'))
  if (names.length === 0 || names.some((name) => !categorySchema.shape.displayName.safeParse(name).success))
    return places
  const addresses = splitAddress(splitList(columns.text(line, 'categories'))[0] ?? '')
  const one = { page, names, addresses, sort: settings.sort ?? null, ...words }
  return { ...places, categories: [...places.categories, one] }
}

const LONGEST = {
  title: 200,
  navigationTitle: 100,
  description: 1000,
  seoTitle: 200,
  seoDescription: 500,
  altText: limits.altText,
} as const

function pictureIn(columns: Columns<VitrineColumn>, line: Line, focalPoint = { x: 0.5, y: 0.5 }): OwnPicture | null {
  const url = columns.text(line, 'pictures')
  const altText = readTexts(columns.text(line, 'altTexts'))?.[0] ?? ''
  return URL.canParse(url) ? { url, altText: altText.slice(0, LONGEST.altText), focalPoint } : null
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return null
  }
}

// A name may hold the sign that parts levels, and the one that marks it.
const SEPARATOR = ' > '

/** The names of one path as a part of a cell. */
export const pathOfNames = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('\\', '\\\\').replaceAll('>', '\\>')).join(SEPARATOR)

/** Takes a path apart again. */
export function namesOfPath(path: string): string[] {
  const names: string[] = []
  let name = ''
  for (let place = 0; place < path.length; place += 1) {
    const sign = path[place]!
    if (sign === '>') {
      names.push(name)
      name = ''
      continue
    }
    if (sign === '\\' && place + 1 < path.length) place += 1
    name += path[place]
  }
  return [...names, name].map((name) => name.trim()).filter((name) => name !== '')
}

const joinNames = (names: readonly string[]) => joinList([pathOfNames(names)])
const splitNames = (cell: string) => namesOfPath(splitList(cell)[0] ?? '')

/** '/flower/zinnia' in its parts; what is no URL is left out. */
export const splitAddress = (address: string): string[] =>
  address.split('/').filter((part) => urlIdSchema.safeParse(part).success)
