import { formatSizeLimit } from '#shared/files/file-size.ts'
import { listIn, type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'
import { importLimits } from './limits.ts'

const numeral = (number: number) => number.toLocaleString('en-US')

/** Sentences for the failures of an import as a whole. Those of one line are in `server/imports/formats/problems.ts`. */
export const importMessages = {
  /** Facts: `format`, its title; `columns`, the missing headings. */
  'import-columns-missing': (facts) =>
    `This looks like an export of ${wordsIn(facts, 'format')}, but these columns are missing: ${listIn(facts, 'columns').join(', ')}. Add them, or export the products again with all columns.`,
  /** Facts: `filename`. */
  'import-download-missing': (facts) =>
    `The download “${wordsIn(facts, 'filename')}” isn’t in the file. Import the ZIP file of the export, or add the file to the product.`,
  'import-file-empty': () => 'This file has no products, posts or pages.',
  /** Facts: `line`, where reading stopped; 0 when it never began. */
  'import-file-unreadable': (facts) => {
    const line = numberIn(facts, 'line', 0)
    return line > 0
      ? `From line ${line} on, this file can’t be read: a quotation mark isn’t closed.`
      : 'This file can’t be read as CSV. Export it again and choose CSV, not a spreadsheet file.'
  },
  'import-file-web-page': () =>
    'This is a web page, not a CSV file. You may need to sign in before you download the export.',
  'import-format-translated': () =>
    'This looks like an export of WooCommerce in a language that can’t be read. Set the language of your WordPress profile to English, export the products again, and import that file.',
  'import-format-unknown': () =>
    'We don’t recognize this file. Upload a product export from Squarespace, Shopify, WooCommerce or Vitrine, or an XML export of posts and pages from WordPress or Squarespace.',
  /** Facts: `line`, where reading stopped. */
  'import-xml-broken': (facts) =>
    `This export is cut off or damaged: after line ${numeral(numberIn(facts, 'line', 1))} it can’t be read. Export it again and upload the whole file.`,
  'import-xml-too-large': () =>
    `An export of posts and pages can have ${formatSizeLimit(importLimits.postBytes)} and ${numeral(importLimits.records)} posts, pages and uploads. This one has more.`,
  'import-xml-unsafe': () =>
    'This XML file defines entities of its own, which no export does. For safety, it isn’t imported.',
  'import-no-store': () => 'Add a store page first. Products need a page to be on.',
  'import-not-found': () => 'This import no longer exists.',
  'import-not-ready': () => 'This import can’t do that right now. Reload the page to see its status.',
  'import-not-undoable': () => 'This import can’t be undone: it didn’t change anything, or it was already undone.',
  /** Facts: of the running import `filename`, `position`, `total`, `since` as text, `minutes` until it is resumed. */
  'import-running': (facts) => {
    const filename = wordsIn(facts, 'filename')
    if (filename === '') return 'Another import is running. Wait until it has finished.'
    const count = (name: string) => numeral(numberIn(facts, name, 0))
    const minutes = numberIn(facts, 'minutes', 0)
    const at = `“${filename}” is at ${count('position')} of ${count('total')}`
    if (minutes > 0)
      return `${at} and has stopped. It continues automatically in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
    return `${at} since ${wordsIn(facts, 'since')}.`
  },
  'import-too-large': () =>
    `An import can have ${formatSizeLimit(importLimits.bytes)} and ${numeral(importLimits.records)} lines. Split the file and import the parts one after the other.`,
  'import-export-too-long': () =>
    `An export can have ${formatSizeLimit(importLimits.ownBytes)}, ${numeral(importLimits.ownRecords)} lines, and ${numeral(importLimits.ownPlaces)} store pages and categories. This one has more.`,
  'import-too-many-columns': (facts) =>
    `This file has ${numberIn(facts, 'columns', 0)} columns; ${importLimits.columns} can be read. Leave the Meta columns out when you export.`,
} satisfies Messages
