import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../setup/root.mjs'
import { findTexts } from './find-texts.mjs'
import { readTexts } from './read-texts.mjs'

const texts = readTexts()
/** The demo uses the voice of its own shop. */
const isInterface = ({ file }) => !file.startsWith('demo/')

/** Texts that occur only in the log. */
const isLog = ({ file, text }) => file.startsWith('src/server/files/') || text.startsWith('The demo’s')

/**
 * Words that the product does not use, and their replacements. `but` matches other meanings of the same letters, and
 * texts that are fixed (docs/compatibility.md#texts).
 */
const unused = [
  {
    word: /\bplease\b/i,
    better: 'nothing: say what to do',
    // These texts are fixed: docs/compatibility.md#texts.
    but: /^(Please (try again( in \{…\})?|check your internet connection|enter a valid email|enter a file name|enable cookies in your browser.*)\.?|Please select the .* options?\.|.*Please select another variant\.|Unable to (submit|send) form\..*|Could not (get|parse) .*|Unknown error, .*|Your (form has encountered a problem|session has expired)\..*|Error processing form submission\..*|One or more fields is invalid, .*|Your network sent too many requests\..*|Vimeo Basic accounts are unsupported\..*|Unable to connect\. Please try again)$/,
  },
  { word: /\bsuccessfully\b/i, better: 'nothing: say what happened' },
  { word: /\bpictures?\b/i, better: 'image', in: (text) => isInterface(text) && !isLog(text) },
  { word: /\bworking days\b/i, better: 'business days' },
  { word: /\bby hand\b/i, better: 'manually', in: isInterface },
  {
    word: /\b(look whether|taken (over|in)|at all events|stands? (in|on|at|under|behind|below|above)\b)/i,
    better: 'check that, imported, is',
  },
  {
    word: /\bletters?\b/i,
    better: 'email',
    but: /(small|capital|lowercase|two|first|to 4) letters?|letters?[ ,]+(and |or )?(digits|numbers|spaces)|letters? of|contain letters|letter spacing/i,
  },
  { word: /\bnot now\b/i, better: 'Cancel' },
  { word: /\bfulfil(s|ment|ments)?\b/i, better: 'fulfill' },
  { word: /\bbuyers?\b/i, better: 'customer' },
  { word: /\bpieces?\b/i, better: 'item or unit', in: isInterface },
  { word: /\bnought\b/i, better: 'zero' },
  { word: /\bwhoever\b/i, better: 'anyone who' },
  { word: /\banew\b/i, better: 'again' },
  { word: /\btakings\b/i, better: 'sales' },
  { word: /\bgiven up\b/i, better: 'failed' },
  { word: /\b(somebody|nobody)\b/i, better: 'someone, no one' },
  { word: /\b(tells?|hears?) of\b/i, better: 'says, is told' },
  { word: /\bways? (of shipping|to pay)\b/i, better: 'shipping method, payment method' },
  { word: /\bforgotten your\b/i, better: 'Forgot your' },
  { word: /\bcannot be taken in\b/i, better: 'can’t be imported' },
  {
    word: /colour|centimetre|millimetre|catalogue|cancelled|cancelling|\bgrey\b|favour|licence|honour|travell|organis|recognis|personalis/i,
    better: 'American spelling',
    // This text is fixed: docs/compatibility.md#texts.
    but: /^File processing cancelled$/,
  },
  // Other shops' column names are compared exactly.
  {
    word: /[\p{L}}]'\p{L}|\p{L}s' [\p{Ll}]+(?!.*')/u,
    better: '’',
    in: ({ file }) => !file.endsWith('woocommerce-columns.ts'),
  },
]

test('there are texts to look at, of studio, storefront, emails, command line and demo', () => {
  expect(texts.length).toBeGreaterThan(3000)
  for (const place of [
    'src/studio/',
    'src/storefront/',
    'src/server/emails/',
    'src/server/imports/',
    'src/server/webhooks/',
    'scripts/',
    'demo/',
    'src/shared/',
  ])
    expect(texts.some(({ file }) => file.startsWith(place))).toBe(true)
})

test.each(unused)('no text says $word', ({ word, better, but, in: isMeant = () => true }) => {
  const found = texts.filter(isMeant).filter(({ text }) => word.test(but ? text.replace(but, '') : text))
  expect(found.map(({ file, line, text }) => `${file}:${line} "${text}" (better: ${better})`)).toEqual([])
})

// What owners read in the editor is in `editing.ts`, and names of networks are names.
/** Literals of the storefront that no one reads: media queries, selectors, keys, fonts, markup, schema.org, bugs. */
const silent =
  /^(Escape|Tab|Enter|Product|Purchase$|Brand|Offer|Organization$|Review$|Rating$|Person$|required name=|'.* Variable'|input|autoplay;|allow-scripts|is-over|End$|Home$|color-mix|\d+ms cubic-bezier|<|icon-button|is-third|button is-quiet|not all$|width=device-width)|^\(|There is no style sheet|A captcha cannot|The island|(Stripe|PayPal) is not available|nothing to pay with PayPal|^Script error|^Error tracking event|^Unable access local|^Unable to store analyticsId/

/** Literals of the server's pages and emails that no visitor reads: log, queries, headers, markup, fonts, keys of limits. */
const silentOnServer =
  /^[a-z-]+ '|^is not$|^not in$|^<|^sandbox |^application\/|https:$|^(Disallow|Sitemap)|^(Person|Organization|Event|Place|Blog|Course|Collection)$|^(page|welcome|newsletter|confirmation) \{…\}|Georgia|-apple-system|^@media|^\d+px |^\d+px$|^count\(|^\{…\} as |^a block could not be drawn|^The manifest of|^The facts of an email|^\{…\}<(sitemapindex|urlset) |^The process ends|^https:\/\/[\w.*-]+ https:/

/** Files in these folders with texts for owners (the log of changes, exports), or with errors that are bugs. */
const isForOthers =
  /(change-log|delete-shared-section|index-shared-section|return-money|open-refund|settle-share|decide-refund|refund-words|settle-payment|payment-link|order-edits\/[a-z-]+|exchanges\/[a-z-]+|-csv|footer-form|change-page|create-page|form-pages|save-item-collection|follow-published|logged-draft|picture-uses|look-up-video|method-events)\.ts$/

test.each([
  [
    'storefront',
    /^src\/storefront\//,
    silent,
    /\/(editing|editing-facts|networks|aspect-ratio-choices|image-faults|panel-look)\.ts$/,
  ],
  ['emails', /^src\/server\/emails\//, silentOnServer, /^$/],
  ['pages of the server', /^src\/server\/(cart|checkout|newsletter|pages|site)\//, silentOnServer, isForOthers],
])('what visitors read in the %s is in catalogues', (_, place, isSilent, others) => {
  const outside = texts
    .filter(({ file }) => place.test(file) && !/[/-]texts\.ts$/.test(file) && !others.test(file))
    .filter(({ text }) => !isSilent.test(text))
  expect(outside.map(({ file, line, text }) => `${file}:${line} "${text}" (better: a key in texts.ts)`)).toEqual([])
})

test('no title ends with a full stop', () => {
  const codes = new Map()
  const codeBefore = ({ file, line, text }) => {
    if (!codes.has(file)) codes.set(file, readFileSync(join(root, file), 'utf8').split('\n'))
    const code = codes.get(file)[line - 1]
    return code.slice(0, code.indexOf(text.split('{…}')[0]))
  }
  const titles = texts.filter((text) => /(title|heading)(: (\(.*\) => )?|=)['"`]$/i.test(codeBefore(text)))
  expect(titles.length).toBeGreaterThan(200)
  // What is said at a field called title is a sentence.
  const found = titles.filter(({ text }) => text.endsWith('.') && text !== 'Enter a title.')
  expect(found.map(({ file, line, text }) => `${file}:${line} "${text}"`)).toEqual([])
})

describe('what counts as a text', () => {
  test.each([
    ['<p className="so big">Two words</p>', ['Two words']],
    ['<a href="/some path/x" aria-label="Open the cart" />', ['Open the cart']],
    ["fail('order-not-found', { text: 'This order has changed.' })", ['This order has changed.']],
    [`\`\${count} items in your cart\``, ['{…} items in your cart']],
    ["import x from 'some where'; type T = 'one two'", []],
    ["const a = { 'Content Type': 1, type: 'Some Kind' }", []],
    ["label('Save')", ['Save']],
    ['const a = one ? "isn\'t" : "Don\'t show"', ["isn't", "Don't show"]],
    ["kind('save')", []],
  ])('%s', (code, found) => {
    expect(findTexts('x.tsx', code).map(({ text }) => text)).toEqual(found)
  })
})
