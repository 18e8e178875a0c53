import { listIn, type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'
import { importLimits } from './limits.ts'

/** Words for what an import as a whole can refuse. What is wrong with one line has its words in `problems.ts`. */
export const importMessages = {
  /** Facts: `format`, its title; `columns`, the headings that are not there. */
  'import-columns-missing': (facts) =>
    `This looks like a file of ${wordsIn(facts, 'format')}, but these columns are missing: ${listIn(facts, 'columns').join(', ')}.`,
  'import-file-empty': () => 'That file has no products in it.',
  /** Facts: `line`, where reading stopped; 0 when it never began. */
  'import-file-unreadable': (facts) => {
    const line = numberIn(facts, 'line', 0)
    return line > 0
      ? `From line ${line} on, that file cannot be read: a quotation mark is opened there and never closed.`
      : 'That file cannot be read as CSV. Export it again and choose CSV, not a spreadsheet file.'
  },
  'import-format-translated': () =>
    'This looks like an export of WooCommerce in a language that we do not read. Set the language of your WordPress profile to English, export the products again and import that file.',
  'import-format-unknown': () =>
    'We do not know these columns. Files can be imported that were exported from Squarespace (26 or 32 columns), Shopify or WooCommerce.',
  'import-no-store': () => 'Add a store page first: products need a page to stand on.',
  'import-not-found': () => 'That import no longer exists.',
  'import-not-ready': () => 'That cannot be done with this import now. Reload the page to see how far it is.',
  'import-not-undoable': () => 'That import cannot be undone: it has not changed anything, or it was undone before.',
  'import-running': () => 'Another import is running. Wait until it has finished.',
  'import-too-large': () =>
    `An import can have ${importLimits.bytes / 1024 / 1024} MB and ${importLimits.records.toLocaleString('en-US')} lines. Split the file and import the parts one after the other.`,
} satisfies Messages
