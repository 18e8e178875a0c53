import { bundleLimits } from '#shared/products/bundles/schema.ts'
import type { PickedPart } from '#storefront/products/bundles/model.ts'

/** What a visitor without JavaScript has picked of a bundle, and the fields of the form that say it. */
export interface PickedFields {
  readonly parts: readonly PickedPart[]
  readonly fields: Readonly<Record<string, string>>
}

/** The field of an item that can be picked is named by it: its value is how many. */
const ITEM_FIELD = /^part-(\S{1,64}) (.{1,100})$/
/** The field of a part names the item in its value. */
const PART_FIELD = /^pick-\d{1,3}$/
const PART_VALUE = /^(\d{1,2}) (\S{1,64}) (.{1,100})$/

/** Reads the fields of a bundle; empty for other products. What they say is checked when it is added. */
export function readPickedFields(form: Readonly<Record<string, unknown>>): PickedFields {
  const parts: PickedPart[] = []
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(form)) {
    if (typeof value !== 'string' || parts.length >= bundleLimits.choices) continue
    const picked = readField(name, value)
    if (!picked) continue
    fields[name] = value
    parts.push(picked)
  }
  return { parts, fields }
}

function readField(name: string, value: string): PickedPart | null {
  const item = ITEM_FIELD.exec(name)
  const part = PART_FIELD.test(name) ? PART_VALUE.exec(value) : null
  const [quantity, itemId, sku] = item ? [Number(value), item[1], item[2]] : [Number(part?.[1]), part?.[2], part?.[3]]
  const isNumber = Number.isInteger(quantity) && quantity > 0 && quantity <= bundleLimits.pieces
  return isNumber && itemId && sku ? { itemId, sku, quantity } : null
}
