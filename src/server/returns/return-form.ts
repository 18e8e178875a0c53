import type { Order } from '#shared/orders/schema.ts'
import { type ReturnReason, returnLimits, returnReasons, type WantedLine } from '#shared/returns/schema.ts'
import { returnTexts } from '#storefront/screens/return/texts.ts'

/** What was typed into the form of a return: quantity and reason by the ids of the lines. */
export interface ReturnForm {
  readonly lines: ReadonlyMap<string, { readonly quantity: number; readonly reason: ReturnReason | null }>
  readonly note: string
}

/**
 * Reads the fields `quantity-<line>` and `reason-<line>` of the form. Fields of other lines are left out.
 * @returns the lines that come back, or what is wrong, in words
 */
export function readReturnForm(
  typed: Readonly<Record<string, unknown>>,
  { lines }: Pick<Order, 'lines'>,
): { readonly form: ReturnForm; readonly lines: WantedLine[]; readonly problem: string | null } {
  const rows = lines.map(({ id }) => {
    const text = textOf(typed[`quantity-${id}`]).trim()
    return { id, text: text || '0', reason: returnReasons.find((one) => one === typed[`reason-${id}`]) ?? null }
  })
  const note = textOf(typed.note).trim()
  const isReadable = rows.every(({ text }) => /^\d{1,6}$/.test(text)) && note.length <= returnLimits.noteLength
  const known = rows.map(({ id, text, reason }) => ({ id, quantity: Number.parseInt(text, 10) || 0, reason }))
  const form: ReturnForm = {
    lines: new Map(known.map(({ id, quantity, reason }) => [id, { quantity, reason }])),
    note: note.slice(0, returnLimits.noteLength),
  }
  const chosen = known.filter(({ quantity }) => quantity > 0)
  const wanted = chosen.flatMap(({ id, quantity, reason }) => (reason ? [{ lineId: id, quantity, reason }] : []))
  const problem = !isReadable
    ? returnTexts.unreadable
    : chosen.length === 0
      ? returnTexts.nothingChosen
      : wanted.length < chosen.length
        ? returnTexts.reasonMissing
        : null
  return { form, lines: wanted, problem }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
