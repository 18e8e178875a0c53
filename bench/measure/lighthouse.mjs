import lighthouse from 'lighthouse'
import { demoPages } from './demo-browser.mjs'

/**
 * Lighthouse's own phone profile: slow 4G and a processor slowed down four times, both simulated, so that the local
 * network does not matter.
 */
const settings = {
  onlyCategories: ['performance'],
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  screenEmulation: { mobile: true, width: 412, height: 823, deviceScaleFactor: 1.75, disabled: false },
}

/** Measures each page type several times and returns the run with the median score. */
export async function lighthouseScores({ url, port }, runs) {
  const rows = []
  for (const { name, path } of demoPages) {
    const measured = []
    for (let run = 0; run < runs; run += 1) measured.push(figuresOf(await measure(url + path, port)))
    measured.sort((one, other) => one.score - other.score)
    const row = { name, ...measured[Math.floor(runs / 2)], scores: measured.map(({ score }) => score) }
    console.log(`  Lighthouse ${name}: ${row.score} (${row.scores.join(', ')})`)
    rows.push(row)
  }
  return rows
}

/**
 * One run of Lighthouse. It sometimes misses the beginning of the page load and measures nothing: then it is repeated.
 */
async function measure(url, port) {
  for (let attempt = 1; ; attempt += 1) {
    const options = { port, logLevel: 'error', output: 'json' }
    const { lhr } = await lighthouse(url, options, { extends: 'lighthouse:default', settings })
    if (!lhr.runtimeError) return lhr
    if (attempt === 3) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  }
}

function figuresOf({ categories, audits }) {
  const requests = audits['network-requests'].details.items.filter(({ url }) => !url.startsWith('data:'))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const kilobytes = (items) => Math.round(items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024)
  return {
    score: Math.round(categories.performance.score * 100),
    requests: requests.length,
    scriptKilobytes: kilobytes(scripts),
    kilobytes: kilobytes(requests),
    firstPaint: Math.round(audits['first-contentful-paint'].numericValue),
    largestPaint: Math.round(audits['largest-contentful-paint'].numericValue),
    blocked: Math.round(audits['total-blocking-time'].numericValue),
    shift: Math.round(audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
  }
}

/** Prints the scores, with the aims below the headings. */
export function printScores(rows) {
  const columns = [
    ['page', '', ({ name }) => name],
    ['score', '≥ 99', ({ score }) => score],
    ['requests', '≤ 20', ({ requests }) => requests],
    ['script KB', '≤ 90', ({ scriptKilobytes }) => scriptKilobytes],
    ['all KB', '', ({ kilobytes }) => kilobytes],
    ['FCP ms', '', ({ firstPaint }) => firstPaint],
    ['LCP ms', '', ({ largestPaint }) => largestPaint],
    ['TBT ms', '', ({ blocked }) => blocked],
    ['CLS', '0', ({ shift }) => shift],
  ]
  const lines = [
    columns.map(([head]) => head),
    columns.map(([, aim]) => aim),
    ...rows.map((row) => columns.map(([, , of]) => String(of(row)))),
  ]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)))
  console.log()
  for (const line of lines)
    console.log(line.map((text, index) => (index ? text.padStart(widths[index]) : text.padEnd(widths[0]))).join('  '))
}
