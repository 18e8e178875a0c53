import { useState } from 'react'
import type { BundleItem, BundleModel, PickedPart } from './model.ts'

/** The key of an item, and the value of its field. */
export const keyOfItem = ({ itemId, sku }: Pick<BundleItem, 'itemId' | 'sku'>): string => `${itemId} ${sku}`

/** What a visitor has picked of a bundle so far. */
export interface Picks {
  /** Pieces that are missing; 0 when the bundle can be added. */
  readonly left: number
  /** The product of a fixed bundle whose option is the first that is missing; null when none is. */
  readonly undecided: string | null
  /** As the cart takes them. */
  readonly parts: readonly PickedPart[]
  /** How many of an item are picked. */
  countOf(item: BundleItem): number
  /** Sets how many of an item are picked, within what is left. */
  pick(item: BundleItem, quantity: number): void
  /** The item that is chosen for a part of a fixed bundle; null before the choice. */
  chosenFor(part: number): BundleItem | null
  choose(part: number, key: string): void
}

/** Picks with a callback that gets each change before it is made. */
export const observed = (picks: Picks, onChange: () => void): Picks => ({
  ...picks,
  pick(item, quantity) {
    onChange()
    picks.pick(item, quantity)
  },
  choose(part, key) {
    onChange()
    picks.choose(part, key)
  },
})

/** The picks of a visitor for one bundle; null for other products. */
export function usePicks(model: BundleModel | undefined): Picks | null {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  if (!model) return null
  const countOf = (item: BundleItem) => counts[keyOfItem(item)] ?? 0
  const chosenFor = (part: number): BundleItem | null => {
    if (model.kind === 'choice') return null
    const { items } = model.parts[part]!
    return items.length === 1 ? items[0]! : (items.find((item) => keyOfItem(item) === chosen[part]) ?? null)
  }
  const picked = model.kind === 'choice' ? model.items.filter((item) => countOf(item) > 0) : []
  const open = model.kind === 'choice' ? [] : model.parts.map((part, place) => ({ part, place })).filter(isOpen)
  const undecided = open.filter(({ place }) => chosenFor(place) === null)
  const left =
    model.kind === 'choice' ? model.pick - picked.reduce((all, item) => all + countOf(item), 0) : undecided.length
  const sent = (item: BundleItem, quantity: number) => ({ itemId: item.itemId, sku: item.sku, quantity })
  return {
    left,
    undecided: undecided[0]?.part.items[0]?.title ?? null,
    parts:
      model.kind === 'choice'
        ? picked.map((item) => sent(item, countOf(item)))
        : open.flatMap(({ part, place }) => {
            const item = chosenFor(place)
            return item ? [sent(item, part.quantity)] : []
          }),
    countOf,
    pick(item, quantity) {
      const most = Math.min(
        countOf(item) + left,
        item.available ?? Infinity,
        model.kind === 'choice' && !model.repeats ? 1 : Infinity,
      )
      setCounts({ ...counts, [keyOfItem(item)]: Math.max(0, Math.min(quantity, most)) })
    },
    chosenFor,
    choose(part, key) {
      setChosen({ ...chosen, [part]: key })
    },
  }
}

const isOpen = ({ part }: { readonly part: { readonly isOpen: boolean } }): boolean => part.isOpen
