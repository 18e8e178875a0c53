/** What a unit measures. Contents are compared within one kind. */
type UnitKind = 'weight' | 'volume' | 'length' | 'area' | 'count'

interface Unit {
  readonly kind: UnitKind
  /** Its size in the smallest part of its kind, a whole number: pounds and inches are exact. */
  readonly size: bigint
  /** As it is written beside a number. */
  readonly symbol: string
  /** The common code of UN/CEFACT, which structured data uses. */
  readonly code: string
}

const unit = (kind: UnitKind, size: bigint, symbol: string, code: string): Unit => ({ kind, size, symbol, code })

/** The units of contents. Sizes are in nanograms, tenths of a nanoliter, nanometers, square micrometers and items. */
export const units = {
  mg: unit('weight', 1_000_000n, 'mg', 'MGM'),
  g: unit('weight', 1_000_000_000n, 'g', 'GRM'),
  kg: unit('weight', 1_000_000_000_000n, 'kg', 'KGM'),
  oz: unit('weight', 28_349_523_125n, 'oz', 'ONZ'),
  lb: unit('weight', 453_592_370_000n, 'lb', 'LBR'),
  ml: unit('volume', 10_000_000_000n, 'ml', 'MLT'),
  cl: unit('volume', 100_000_000_000n, 'cl', 'CLT'),
  l: unit('volume', 10_000_000_000_000n, 'l', 'LTR'),
  m3: unit('volume', 10_000_000_000_000_000n, 'm³', 'MTQ'),
  floz: unit('volume', 295_735_295_625n, 'fl oz', 'OZA'),
  pt: unit('volume', 4_731_764_730_000n, 'pt', 'PTL'),
  qt: unit('volume', 9_463_529_460_000n, 'qt', 'QTL'),
  gal: unit('volume', 37_854_117_840_000n, 'gal', 'GLL'),
  mm: unit('length', 1_000_000n, 'mm', 'MMT'),
  cm: unit('length', 10_000_000n, 'cm', 'CMT'),
  m: unit('length', 1_000_000_000n, 'm', 'MTR'),
  in: unit('length', 25_400_000n, 'in', 'INH'),
  ft: unit('length', 304_800_000n, 'ft', 'FOT'),
  yd: unit('length', 914_400_000n, 'yd', 'YRD'),
  m2: unit('area', 1_000_000_000_000n, 'm²', 'MTK'),
  ft2: unit('area', 92_903_040_000n, 'ft²', 'FTK'),
  item: unit('count', 1n, 'item', 'C62'),
} as const satisfies Record<string, Unit>

export type UnitId = keyof typeof units
export const unitIds = Object.keys(units) as [UnitId, ...UnitId[]]

/** Other spellings of owners and of files, in lower case. */
const spellings: Readonly<Record<string, UnitId>> = {
  ...{ gram: 'g', grams: 'g', kilogram: 'kg', kilograms: 'kg', ounce: 'oz', ounces: 'oz', lbs: 'lb' },
  ...{ liter: 'l', liters: 'l', litre: 'l', litres: 'l', 'm³': 'm3', cbm: 'm3', 'fl oz': 'floz', 'fl. oz': 'floz' },
  ...{ meter: 'm', meters: 'm', metre: 'm', metres: 'm', 'm²': 'm2', sqm: 'm2', 'ft²': 'ft2', sqft: 'ft2' },
  ...{ items: 'item', pc: 'item', pcs: 'item', piece: 'item', pieces: 'item', ct: 'item' },
}

/** The unit of a word; null for an unknown one. */
export function unitOf(word: string): UnitId | null {
  const plain = word.trim().toLowerCase()
  if (Object.hasOwn(units, plain)) return plain as UnitId
  return Object.hasOwn(spellings, plain) ? spellings[plain]! : null
}

/** An amount of a unit. */
export interface Quantity {
  readonly amount: number
  readonly unit: UnitId
}

/** What the price of a content refers to where its owner chooses nothing: the units of the directive. */
export const usualReferences: Readonly<Record<UnitKind, Quantity>> = {
  weight: { amount: 1, unit: 'kg' },
  volume: { amount: 1, unit: 'l' },
  length: { amount: 1, unit: 'm' },
  area: { amount: 1, unit: 'm2' },
  count: { amount: 1, unit: 'item' },
}
