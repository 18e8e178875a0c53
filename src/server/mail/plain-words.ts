import { compile } from 'html-to-text'

const asWritten = { options: { uppercase: false } }
const onItsOwnLine = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }

/** Compiled once: matching rules to elements takes longer than writing an email's text. */
const toText = compile({
  wordwrap: 76,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'td', ...onItsOwnLine },
    { selector: 'th', ...onItsOwnLine },
    { selector: 'h1', ...asWritten },
    { selector: 'h2', ...asWritten },
    // Tables of items and of amounts, with aligned columns.
    { selector: 'table.goods', format: 'dataTable', options: { colSpacing: 2, rowSpacing: 1, maxColumnWidth: 48 } },
    { selector: 'table.figures', format: 'dataTable', options: { colSpacing: 3 } },
  ],
})

/** An email as plain text, for mail programs without HTML; tables of items and amounts have columns. */
export const plainWordsOf = (html: string): string => toText(html).trim()
