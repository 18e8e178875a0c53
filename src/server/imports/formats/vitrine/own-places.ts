import { z } from 'zod'
import { type Collection, collectionSchema } from '#shared/collections/schema.ts'
import { type VitrineColumn, vitrineHeadings } from '#shared/imports/product-headings.ts'
import { focalPointSchema, pictureSchema } from '#shared/pictures/schema.ts'
import { type InformationLine, productInformationSchema } from '#shared/product-information/schema.ts'
import { type Category, categorySchema, listingSchema, listSorts } from '#shared/products/schema.ts'
import { cutToField, onOneLine, urlIdSchema } from '#shared/texts/schema.ts'
import { type Columns, columnsOf } from '../columns.ts'
import type { Line, Table } from '../read-table.ts'
import { joinWithCommas, splitList } from '../split-list.ts'
import { readTexts } from './own-settings.ts'
import { readJson } from './read-json.ts'

// Store pages, categories and information lines are rows of our own export, above the products. The column of the
// product type holds the type of the row.

export const placeTypes = { page: 'STORE_PAGE', category: 'CATEGORY', information: 'PRODUCT_INFORMATION' } as const

/** A picture of a store page or a category, which may have to be fetched. */
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
  /** Its name and its ancestors' names, from the top down. */
  readonly names: readonly string[]
  /** The URL of each of them. */
  readonly addresses: readonly string[]
  readonly picture: OwnPicture | null
}

/** The parts of our own file that are not products. */
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

/** JSON with the settings of a page or a category that have no column. */
const placeSettingsSchema = z.object({
  navigationTitle: z.string().optional(),
  sort: z.enum(listSorts).nullish(),
  enabled: z.boolean().optional(),
  focalPoint: focalPointSchema.optional(),
})

/** The cells of a store page. @param pictureAddress the URL from which a picture can be fetched */
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

/** The cells of a category. @param path name and URL of each level from the top down */
export function categoryCells(
  category: Category,
  path: { readonly page: string; readonly names: readonly string[]; readonly address: string },
  pictureAddress: (assetUrl: string) => string,
): Cells {
  return {
    type: placeTypes.category,
    storePage: path.page,
    title: category.displayName,
    categories: joinWithCommas([path.address]),
    categoryNames: joinNames(path.names),
    ...wordCells(category, pictureAddress),
    own: JSON.stringify({ sort: category.sort, focalPoint: category.picture?.focalPoint }),
  }
}

/** The cells of the information lines of product pages; none when there are none. */
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

/** The places in a table; unusable rows are left out. */
export function placesIn(table: Table): OwnPlaces {
  const columns = columnsOf(table, vitrineHeadings)
  const pages: OwnPage[] = []
  const categories: OwnCategory[] = []
  let information: readonly InformationLine[] = []
  for (const line of table.lines) {
    const type = columns.text(line, 'type')
    if (type === placeTypes.page) pages.push(...pageIn(columns, line))
    else if (type === placeTypes.category) categories.push(...categoryIn(columns, line))
    else if (type === placeTypes.information) information = informationIn(columns, line) ?? information
  }
  return { pages, categories, information }
}

function informationIn(columns: Columns<VitrineColumn>, line: Line): readonly InformationLine[] | undefined {
  return productInformationSchema.safeParse(readJson(columns.text(line, 'own'))).data
}

function pageIn(columns: Columns<VitrineColumn>, line: Line): OwnPage[] {
  const { title: longest, navigationTitle: longestInNavigation, urlId: address } = collectionSchema.shape
  const title = cutToField(onOneLine(columns.text(line, 'title')), longest)
  const urlId = address.safeParse(columns.text(line, 'storePage'))
  if (!urlId.success || title === '') return []
  const { sort, enabled = true, navigationTitle = '', focalPoint } = settingsIn(columns, line)
  return [
    {
      urlId: urlId.data,
      title,
      navigationTitle:
        cutToField(onOneLine(navigationTitle), longestInNavigation) || cutToField(title, longestInNavigation),
      sort: sort ?? 'manual',
      enabled,
      ...wordsIn(columns, line),
      picture: pictureIn(columns, line, focalPoint),
    },
  ]
}

function categoryIn(columns: Columns<VitrineColumn>, line: Line): OwnCategory[] {
  const names = splitNames(columns.text(line, 'categoryNames'))
  const isName = (name: string) => categorySchema.shape.displayName.safeParse(name).success
  if (names.length === 0 || !names.every(isName)) return []
  const { sort = null, focalPoint } = settingsIn(columns, line)
  return [
    {
      page: columns.text(line, 'storePage'),
      names,
      addresses: splitAddress(splitList(columns.text(line, 'categories'))[0] ?? ''),
      sort,
      ...wordsIn(columns, line),
      picture: pictureIn(columns, line, focalPoint),
    },
  ]
}

const settingsIn = (columns: Columns<VitrineColumn>, line: Line) =>
  placeSettingsSchema.safeParse(readJson(columns.text(line, 'own'))).data ?? {}

function wordsIn(columns: Columns<VitrineColumn>, line: Line): Words {
  const { description, seoTitle, seoDescription } = listingSchema.shape
  return {
    description: cutToField(columns.text(line, 'body'), description),
    seoTitle: cutToField(columns.text(line, 'seoTitle'), seoTitle),
    seoDescription: cutToField(columns.text(line, 'seoDescription'), seoDescription),
  }
}

function pictureIn(columns: Columns<VitrineColumn>, line: Line, focalPoint = { x: 0.5, y: 0.5 }): OwnPicture | null {
  const url = columns.text(line, 'pictures')
  const altText = readTexts(columns.text(line, 'altTexts'))?.[0] ?? ''
  return URL.canParse(url) ? { url, altText: cutToField(altText, pictureSchema.shape.altText), focalPoint } : null
}

// A name may contain the separator and the sign that escapes it.
const SEPARATOR = ' > '

/** The names of one path as part of a cell. */
export const pathOfNames = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('\\', '\\\\').replaceAll('>', '\\>')).join(SEPARATOR)

/** Splits a path into its names. */
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

const joinNames = (names: readonly string[]) => joinWithCommas([pathOfNames(names)])
const splitNames = (cell: string) => namesOfPath(splitList(cell)[0] ?? '')

/** '/flower/zinnia' as its parts; invalid parts are left out. */
export const splitAddress = (address: string): string[] =>
  address.split('/').filter((part) => urlIdSchema.safeParse(part).success)
