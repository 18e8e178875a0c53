import { keyOf } from '../columns.ts'
import { isLengthUnit, isWeightUnit } from '../measures.ts'
import type { Table } from '../read-table.ts'

const measureHeadings = {
  weight: ['weight', 'gewicht', 'poids', 'peso'],
  length: ['length', 'länge', 'longueur', 'longitud', 'lunghezza', 'lengte', 'comprimento'],
  width: ['width', 'breite', 'largeur', 'anchura', 'ancho', 'larghezza', 'breedte', 'largura'],
  height: ['height', 'höhe', 'hauteur', 'altura', 'altezza', 'hoogte'],
} as const
type Dimension = keyof typeof measureHeadings
const dimensions = Object.keys(measureHeadings) as Dimension[]
/** Units that are translated as well. */
const units: ReadonlyMap<string, string> = new Map([
  ['livres', 'lb'],
  ['pouce', 'in'],
])

/** Headings of an attribute, with a placeholder for its number. */
const attributeHeadings = {
  name: new Set([
    'attribute # name',
    'attribut # name',
    "nom de l'attribut #",
    'nombre del atributo #',
    'attributo # nome',
    "nome dell'attributo #",
    'naam eigenschap #',
    'nome do atributo #',
  ]),
  values: new Set([
    'attribute # value(s)',
    'attribut # wert(e)',
    "valeur(s) de l'attribut #",
    'valor(es) del atributo #',
    'attributo # valuta(e)',
    'attributo # valore(i)',
    "valore dell'attributo #",
    'waarde eigenschap #',
    'valores do atributo #',
  ]),
}
const OF_AN_ATTRIBUTE = /att?ribut|eigenschap/
const VISIBLE = / (?:visible|sichtbar|zichtbaar|visibile|visível)\b|^visibilité/
const OF_A_DOWNLOAD = /^download #|^téléchargement #|^descarga #/

/** The index of a column whose heading names a unit. */
export interface MeasureColumn {
  readonly place: number
  readonly unit: string
}

export interface WoocommercePlaces {
  readonly measures: Readonly<Partial<Record<Dimension, MeasureColumn>>>
  readonly attributes: readonly { readonly name: number; readonly values: number; readonly visible: number }[]
  /** Indexes of the columns with URLs of download files. */
  readonly downloads: readonly number[]
  /** Headings of all of these and of related columns. */
  readonly headings: readonly string[]
}

/** Finds the columns whose headings vary: 'Weight (lbs)', 'Attribute 2 value(s)'. */
export function placesOf(table: Table): WoocommercePlaces {
  const measures: Partial<Record<Dimension, MeasureColumn>> = {}
  const attributes = new Map<string, { name: number; values: number; visible: number }>()
  const headings: string[] = []
  const downloads: number[] = []
  for (const [place, heading] of table.headings.entries()) {
    const key = keyOf(heading)
    const measure = measureOf(key)
    if (measure) {
      const isKnown = measure.dimension === 'weight' ? isWeightUnit(measure.unit) : isLengthUnit(measure.unit)
      if (isKnown) measures[measure.dimension] = { place, unit: measure.unit }
    }
    const [number = ''] = /(?<=[ ])\d{1,3}(?= |$)/.exec(key) ?? []
    const pattern = number === '' ? '' : key.replace(number, '#')
    if (OF_AN_ATTRIBUTE.test(pattern)) {
      const attribute = attributes.get(number) ?? { name: -1, values: -1, visible: -1 }
      if (attributeHeadings.name.has(pattern)) attribute.name = place
      if (attributeHeadings.values.has(pattern)) attribute.values = place
      if (VISIBLE.test(pattern)) attribute.visible = place
      attributes.set(number, attribute)
    }
    if (OF_A_DOWNLOAD.test(pattern) && / ur[li]$|url$/.test(pattern)) downloads.push(place)
    if (measure || OF_AN_ATTRIBUTE.test(pattern) || OF_A_DOWNLOAD.test(pattern)) headings.push(heading)
  }
  return {
    measures,
    attributes: [...attributes.values()].filter(({ name, values }) => name >= 0 && values >= 0),
    downloads,
    headings,
  }
}

function measureOf(key: string): { dimension: Dimension; unit: string } | null {
  const [, words = '', unit = ''] = /^([^()]+) \(([^()]{1,10})\)$/.exec(key) ?? []
  const dimension = dimensions.find((one) => (measureHeadings[one] as readonly string[]).includes(words))
  return dimension ? { dimension, unit: units.get(unit) ?? unit } : null
}
