import { compile } from 'html-to-text'

const asWritten = { options: { uppercase: false } }
const onItsOwnLine = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }

/** Made once: working out which rule fits which element takes longer than writing an email's text. */
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
    // Tables of goods and of amounts, whose columns stand below each other.
    { selector: 'table.goods', format: 'dataTable', options: { colSpacing: 2, rowSpacing: 1, maxColumnWidth: 48 } },
    { selector: 'table.figures', format: 'dataTable', options: { colSpacing: 3 } },
  ],
})

/** An email in plain words, for mail programs that show no HTML; tables of goods and of figures stand in columns. */
export const plainWordsOf = (html: string): string => toText(html).trim()
