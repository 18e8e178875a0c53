import type { UnitSystem } from '#shared/imports/formats.ts'
import type { ImportCounts } from '#shared/imports/schema.ts'
import { type ImportChoices, makesPages } from './documents.ts'
import { fileFacts, lostFacts } from './formats/file-facts.ts'
import type { ImportFileFacts } from './import-file.ts'
import type { LoadedImport } from './load-import.ts'
import type { Claims } from './plan/catalogue.ts'
import type { Tally } from './tally.ts'

const MOST_COLUMNS = 12
const MOST_HOSTS = 5
const MOST_PAGES = 6
const unitNames: Readonly<Record<UnitSystem, string>> = {
  imperial: 'weights are read as pounds and sizes as inches',
  metric: 'weights are read as kilograms and sizes as centimeters',
}
const number = (count: number) => count.toLocaleString('en-US')
const products = (count: number) => (count === 1 ? 'one product' : `${number(count)} products`)

/** Notices about a file as a whole, after its dry run. */
export function noticesOf(loaded: LoadedImport, claims: Claims, counts: ImportCounts, tally: Tally): string[] {
  const { file, context } = loaded
  const notices = [
    aboutNothing(counts),
    aboutPages(claims, makesPages(context.choices, loaded.record.format)),
    aboutFullPages(claims, context.productLimit),
    aboutRedirects(tally),
    aboutPlaces(file),
    aboutPictures(tally, loaded.hasFiles),
    aboutDownloads(tally, loaded.hasFiles),
    ...factsIn(tally, fileFacts).map(([fact, count]) =>
      fileFacts[fact](`${capital(products(count))} ${count === 1 ? 'has' : 'have'}`),
    ),
    tally.newSkus > 0 && aboutSkus(tally.newSkus),
    aboutLost(tally, file.table.unused),
    aboutRepeated(file.table.repeated),
    aboutShortLines(file),
    ...aboutLetters(loaded),
    // Only Squarespace's files do not name their units; it matters only when something has a measure.
    tally.isMeasured &&
      file.format.startsWith('squarespace') &&
      `The file doesn’t name its units: ${unitNames[loaded.record.units]}.`,
  ]
  return notices.filter((notice) => notice !== false)
}

/** The owner's possible decisions after a dry run. */
export function foundIn({ file }: LoadedImport, claims: Claims, tally: Tally): NonNullable<ImportChoices['found']> {
  return {
    unknownPages: [...claims.unknownPages.keys()].slice(0, 50),
    isFull: claims.full.size > 0,
    guessed: file.decoded.guessed,
    pictures: [...tally.pictures].map(([host, count]) => ({ host, count })).slice(0, MOST_HOSTS),
  }
}

function aboutNothing({ create, update, unchanged, skip, error }: ImportCounts): string | false {
  if (create + update > 0) return false
  if (unchanged === 0 && skip === 0) return `Nothing to import: ${products(error)} can’t be imported.`
  if (skip + error === 0) return 'All products in the file are already in your shop.'
  const facts = [
    unchanged > 0 && `${products(unchanged)} ${unchanged === 1 ? 'is' : 'are'} already in your shop`,
    skip > 0 && `${unchanged > 0 ? number(skip) : products(skip)} ${skip === 1 ? 'is' : 'are'} skipped`,
    error > 0 && `${number(error)} can’t be imported`,
  ]
  return `Nothing to import: ${facts.filter(Boolean).join(', ')}.`
}

function aboutPages({ unknownPages, stores }: Claims, areMade: boolean): string | false {
  if (unknownPages.size === 0) return false
  const named = [...unknownPages].slice(0, MOST_PAGES).map(([page, count]) => `${page} (${products(count)})`)
  const list = unknownPages.size > MOST_PAGES ? `${named.join(', ')}, …` : named.join(', ')
  const made = [...stores.values()].filter(({ store }) => store.continues === null).length
  if (areMade && made > 0) {
    return `${made === 1 ? 'One store page' : `${number(made)} store pages`} from the file will be created: ${list}.`
  }
  const pages = unknownPages.size === 1 ? 'a store page that isn’t' : `${unknownPages.size} store pages that aren’t`
  return `The file names ${pages} on your site: ${list}.`
}

function aboutFullPages({ stores }: Claims, limit: number): string | false {
  const [first, ...rest] = [...stores.values()].filter(({ store }) => store.continues !== null)
  if (first === undefined) return false
  const count = [first, ...rest].reduce((sum, one) => sum + one.count, 0)
  const what = count === 1 ? 'one product goes' : `${number(count)} products go`
  const where =
    rest.length === 0
      ? `a new store page, “${first.store.title}”`
      : `new store pages, “${first.store.title}” to “${rest.at(-1)!.store.title}”`
  return `A store page holds ${number(limit)} products, so ${what} to ${where}.`
}

function aboutRedirects({ redirects }: Tally): string | false {
  return (
    redirects > 0 &&
    `URLs of the old shop will redirect to ${redirects === 1 ? 'the product' : `the ${number(redirects)} products`} here. Each is listed below its product.`
  )
}

function aboutPlaces({ places: { pages, categories } }: ImportFileFacts): string | false {
  if (pages.length + categories.length === 0) return false
  const counted = (count: number, one: string, many: string) =>
    count === 1 ? `one ${one}` : `${number(count)} ${many}`
  const what = [
    ...(pages.length > 0 ? [counted(pages.length, 'store page', 'store pages')] : []),
    ...(categories.length > 0 ? [counted(categories.length, 'category', 'categories')] : []),
  ].join(' and ')
  return `The file has ${what}. Missing ones will be created. Your own texts here won’t change.`
}

function aboutDownloads({ downloads }: Tally, hasFiles: boolean): string | false {
  if (downloads === 0) return false
  const what = downloads === 1 ? 'One download file' : `${number(downloads)} download files`
  const come = downloads === 1 ? 'comes' : 'come'
  const are = downloads === 1 ? 'isn’t' : 'aren’t'
  if (hasFiles) return `${what} ${come} with the file.`
  return `${what} ${are} in this CSV file. To bring them, export a ZIP file and import that.`
}

function aboutPictures({ pictures }: Tally, hasFiles: boolean): string | false {
  const count = [...pictures.values()].reduce((sum, one) => sum + one, 0)
  if (count === 0) return false
  if (hasFiles) return count === 1 ? 'One image comes with the file.' : `${number(count)} images come with the file.`
  const hosts = [...pictures.keys()]
  const from = hosts.length > MOST_HOSTS ? `${hosts.slice(0, MOST_HOSTS).join(', ')} and others` : hosts.join(', ')
  return count === 1
    ? `One image will be downloaded from ${from}. Keep the old shop open until then.`
    : `${number(count)} images will be downloaded from ${from}. Keep the old shop open until then.`
}

function aboutSkus(count: number): string {
  return count === 1
    ? 'One variant has no SKU in the file and gets one.'
    : `${number(count)} variants have no SKU in the file and get one.`
}

/** The counted facts of one kind, each with its number of products. */
function factsIn<Kind extends object>({ facts }: Tally, kind: Kind): [fact: keyof Kind, count: number][] {
  return [...facts].filter(([fact]) => Object.hasOwn(kind, fact)) as [keyof Kind & string, number][]
}

function aboutLost(tally: Tally, unused: readonly string[]): string | false {
  // WordPress plug-ins fill dozens of columns whose names no one knows.
  const plugIns = unused.filter((heading) => /^meta:/i.test(heading))
  const named = unused.filter((heading) => !plugIns.includes(heading))
  const rest = named.length > MOST_COLUMNS ? ` and ${named.length - MOST_COLUMNS} more` : ''
  const facts = factsIn(tally, lostFacts).map(
    ([fact, count], place) => `${lostFacts[fact]} of ${place === 0 ? products(count) : number(count)}`,
  )
  const list = [
    ...(facts.length > 0 ? [facts.join(', ')] : []),
    ...(named.length > 0 ? [`${named.slice(0, MOST_COLUMNS).join(', ')}${rest}`] : []),
    ...(plugIns.length > 0 ? [`${plugIns.length} ${plugIns.length === 1 ? 'column' : 'columns'} of plugins`] : []),
  ]
  return list.length > 0 && `Not imported: ${list.join('; ')}.`
}

function aboutRepeated(headings: readonly string[]): string | false {
  if (headings.length === 0) return false
  return headings.length === 1
    ? `The file has several columns called “${headings[0]}”. Only the last one is used.`
    : `The file has several columns each for ${headings.map((heading) => `“${heading}”`).join(', ')}. Only the last one of each is used.`
}

function aboutShortLines({ table: { short, isCutOff }, format }: ImportFileFacts): string | false {
  if (!short) return false
  if (isCutOff)
    return `The file looks cut off: line ${short.firstLine}, its last one, has fewer cells than the others. Export it again.`
  if (format === 'woocommerce') return false
  const which =
    short.count === 1
      ? `Line ${short.firstLine} has fewer cells than the header. The missing ones were`
      : `${number(short.count)} lines have fewer cells than the header, first on line ${short.firstLine}. The missing ones were`
  return `${which} treated as empty.`
}

function aboutLetters({ file: { decoded, table } }: LoadedImport): string[] {
  if (decoded.oddLines.length > 0) {
    const lines = decoded.oddLines.join(', ')
    return [
      `Some characters on line ${lines} have a different encoding than the rest of the file. Check that they’re right.`,
    ]
  }
  if (decoded.guessed === null) return []
  const { example } = table
  const where = example ? ` For example, line ${example.line}: “${example.text}”.` : ''
  return [`The file doesn’t say which encoding it uses. Check that names with accents are right.${where}`]
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
