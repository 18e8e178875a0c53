import { sum } from '#shared/money/sum.ts'
import { classOf, type DiscountLine } from './lines.ts'
import { type Discount, type DiscountClass, discountClasses } from './schema.ts'
import { amountTaken, inOrderOfTaking, startCents, takeDiscount } from './take-discounts.ts'

/** A cart as far as it decides which discounts are best for its buyer. */
interface CombinedCart {
  readonly lines: readonly DiscountLine[]
  readonly currency: string
  /** What a shipping discount saves, in hundredths; 0 while shipping is not known. */
  readonly shippingSaved: (discount: Discount) => number
}

/** Whether both discounts allow the kind of the other. */
export const canCombine = (one: Discount, other: Discount): boolean =>
  one.combinesWith[classOf(other)] && other.combinesWith[classOf(one)]

/**
 * Whether a buyer can combine another code with these discounts: there is a class that all of them allow. Whether the other
 * discount allows theirs is known once it is entered.
 */
export const takesAnother = (discounts: readonly Pick<Discount, 'combinesWith'>[]): boolean =>
  discountClasses.some((one) => discounts.every(({ combinesWith }) => combinesWith[one]))

interface Choice {
  readonly discounts: readonly Discount[]
  readonly leftCents: readonly number[]
  readonly savedCents: number
}

/**
 * The discounts that together save the buyer the most, of those that apply. Discounts of one class (goods, order,
 * shipping) are either all those that combine with their own class, or one that does not; and between two classes all
 * have to allow each other. So every possible set is one of few, and all of these are compared.
 * @returns the best set in the order of taking; of equal ones the larger, then the one with automatic discounts
 */
export function bestDiscounts(discounts: readonly Discount[], cart: CombinedCart): Discount[] {
  const sorted = inOrderOfTaking(discounts)
  if (sorted.every((one, index) => sorted.every((other, at) => at <= index || canCombine(one, other)))) return sorted
  const automaticFirst = sorted.toSorted(
    (one, other) => Number(other.trigger === 'automatic') - Number(one.trigger === 'automatic'),
  )
  const take = rememberTaking(cart)
  const none: Choice = { discounts: [], leftCents: startCents(cart.lines), savedCents: 0 }
  let best = none
  for (const classes of setsOfClasses) {
    let choices = [none]
    for (const one of classes) {
      const allowed = automaticFirst.filter(
        (discount) =>
          classOf(discount) === one && classes.every((other) => other === one || discount.combinesWith[other]),
      )
      const options = optionsOf(allowed, one)
      choices = choices.flatMap((choice) => options.map((option) => take(choice, option)))
    }
    for (const choice of choices) if (isBetter(choice, best)) best = choice
  }
  return inOrderOfTaking(best.discounts)
}

/** All sets of classes, with goods before order before shipping. */
const setsOfClasses: readonly (readonly DiscountClass[])[] = [1, 2, 3, 4, 5, 6, 7].map((set) =>
  discountClasses.filter((_, bit) => set & (1 << bit)),
)

/** The ways to choose from one class: all that combine with each other, or one that combines with none. */
function optionsOf(discounts: readonly Discount[], one: DiscountClass): (readonly Discount[])[] {
  const together = discounts.filter((discount) => discount.combinesWith[one])
  const alone = discounts.filter((discount) => !discount.combinesWith[one])
  return [...(together.length > 0 ? [together] : []), ...alone.map((discount) => [discount])]
}

const isBetter = (one: Choice, other: Choice): boolean =>
  one.savedCents > other.savedCents ||
  (one.savedCents === other.savedCents && one.discounts.length > other.discounts.length)

/** Adds discounts to a choice; each sum is made once. */
function rememberTaking(cart: CombinedCart) {
  const known = new Map<Choice, Map<string, Choice>>()
  const sumLeft = rememberSums(cart.lines)
  return (choice: Choice, added: readonly Discount[]): Choice => {
    const discounts = [...choice.discounts, ...added]
    // Discounts of the order need no parts of lines here: only shipping comes after them.
    const ofOrder = takenOffOrder(added, () => sumLeft(choice.leftCents), cart.currency)
    if (ofOrder !== null) return { ...choice, discounts, savedCents: choice.savedCents + ofOrder }
    const key = added.map(({ id }) => id).join()
    const ofChoice = known.get(choice) ?? new Map<string, Choice>()
    known.set(choice, ofChoice)
    const made = ofChoice.get(key) ?? takeAll(choice, added, cart)
    ofChoice.set(key, made)
    return made
  }
}

function takeAll(choice: Choice, added: readonly Discount[], { lines, currency, shippingSaved }: CombinedCart): Choice {
  let { leftCents, savedCents } = choice
  for (const discount of inOrderOfTaking(added)) {
    const taken = takeDiscount(discount, lines, leftCents, currency)
    leftCents = taken.leftCents
    savedCents += taken.discountCents
  }
  savedCents += Math.max(0, ...added.map(shippingSaved))
  return { discounts: [...choice.discounts, ...added], leftCents, savedCents }
}

/** What is left in all lines, and in those that are not on sale. */
interface Left {
  readonly all: number
  readonly regular: number
}

function rememberSums(lines: readonly DiscountLine[]) {
  const known = new Map<readonly number[], Left>()
  return (leftCents: readonly number[]): Left => {
    const found = known.get(leftCents) ?? {
      all: sum(leftCents),
      regular: sum(leftCents.filter((_, line) => !lines[line]!.isOnSale)),
    }
    known.set(leftCents, found)
    return found
  }
}

/** What discounts of the order take together; null where that depends on the parts of lines, or for other classes. */
function takenOffOrder(discounts: readonly Discount[], left: () => Left, currency: string): number | null {
  const [first] = discounts
  if (!first || classOf(first) !== 'order') return null
  if (discounts.some(({ excludesSale }) => excludesSale !== first.excludesSale)) return null
  const start = first.excludesSale ? left().regular : left().all
  let rest = start
  for (const discount of inOrderOfTaking(discounts)) rest -= amountTaken(discount, rest, currency)
  return start - rest
}
