import { Minus, Plus } from 'lucide-react'
import type { BundleItem } from './model.ts'
import { bundleTexts } from './texts.ts'
import { keyOfItem, type Picks } from './use-picks.ts'

interface Props {
  readonly item: BundleItem
  /** Whether an item can be picked more than once. */
  readonly repeats: boolean
  readonly picks: Picks
}

/** How many of an item are picked: a number between minus and plus, or a check mark. Both are fields of the form. */
export function ItemPicker({ item, repeats, picks }: Props) {
  const count = picks.countOf(item)
  const name = item.options ? `${item.title} (${item.options})` : item.title
  const field = `part-${keyOfItem(item)}`
  if (item.available === 0) return <span className="bundle-sold-out">{bundleTexts.soldOut}</span>
  if (!repeats)
    return (
      <input
        className="bundle-check"
        type="checkbox"
        name={field}
        value="1"
        aria-label={name}
        checked={count > 0}
        disabled={count === 0 && picks.left === 0}
        onChange={(event) => picks.pick(item, event.target.checked ? 1 : 0)}
      />
    )
  const isFull = picks.left === 0 || (item.available !== null && count >= item.available)
  return (
    <div className="quantity-stepper">
      {/* Disabled buttons would lose the focus, so they only look disabled. */}
      <button
        className="icon-button"
        type="button"
        aria-label={bundleTexts.fewer(name)}
        aria-disabled={count === 0 || undefined}
        onClick={() => picks.pick(item, count - 1)}
      >
        <Minus aria-hidden />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={field}
        min={0}
        step={1}
        size={2}
        value={count}
        aria-label={bundleTexts.pieces(name)}
        onChange={(event) => picks.pick(item, Math.trunc(Number(event.target.value)) || 0)}
      />
      <button
        className="icon-button"
        type="button"
        aria-label={bundleTexts.more(name)}
        aria-disabled={isFull || undefined}
        onClick={() => picks.pick(item, count + 1)}
      >
        <Plus aria-hidden />
      </button>
    </div>
  )
}
