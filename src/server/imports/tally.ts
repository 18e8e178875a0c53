import type { ImportedProduct, ImportedVariant } from './formats/imported-product.ts'
import type { PlannedProduct } from './plan/plan-import.ts'

/** Counts of a dry run for the notices about the file. */
export interface Tally {
  /** New variants without a SKU, which get one. */
  newSkus: number
  /** Whether anything has a weight or a size. */
  isMeasured: boolean
  /** Products whose old URL will redirect to them. */
  redirects: number
  /** Pictures to fetch, by host. */
  readonly pictures: Map<string, number>
  /** Download files that are still missing. */
  downloads: number
  /** Products by the facts that are kept or lost. */
  readonly facts: Map<string, number>
}

export const newTally = (): Tally => ({
  newSkus: 0,
  isMeasured: false,
  redirects: 0,
  pictures: new Map(),
  downloads: 0,
  facts: new Map(),
})

/** Adds some products of the file to the counts. */
export function countIn(tally: Tally, plans: readonly PlannedProduct[]): void {
  for (const { imported, input, action, oldPath, pictures, files } of plans) {
    tally.isMeasured ||= imported.variants.some(isMeasured)
    if (!input) continue
    tally.newSkus += input.variants.filter(({ id, sku }) => id === null && sku === '').length
    if (action !== 'unchanged' && oldPath !== null) tally.redirects += 1
    // Those of unchanged products too: what could not be downloaded before is tried again.
    const absent = pictures.filter(({ id }) => id === null)
    const inBody = files.filter(({ place }) => place === 'body')
    for (const { url } of [...absent, ...inBody]) raise(tally.pictures, new URL(url).host)
    tally.downloads += files.length - inBody.length
    for (const fact of factsOf(imported)) raise(tally.facts, fact)
  }
}

const factsOf = ({ facts = [] }: ImportedProduct): readonly string[] => facts

const isMeasured = ({ weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres }: ImportedVariant) =>
  [weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres].some((size) => (size ?? 0) > 0)

function raise(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
