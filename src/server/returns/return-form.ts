import type { Order } from '#shared/orders/schema.ts'
import { type ReturnReason, returnLimits, returnReasons, type WantedLine } from '#shared/returns/schema.ts'
import { returnTexts } from '#storefront/screens/return/texts.ts'

/** What was typed into the form of a return, by the ids of the lines; `exchange` is a variant, or '' for a refund. */
export interface ReturnForm {
  readonly lines: ReadonlyMap<
    string,
    { readonly quantity: number; readonly reason: ReturnReason | null; readonly exchange: string }
  >
  readonly note: string
}

/**
 * Reads the fields `quantity-<line>`, `reason-<line>` and `exchange-<line>` of the form. Fields of other lines are left out.
 * @returns the lines that come back, or what is wrong, as a message
 */
export function readReturnForm(
  typed: Readonly<Record<string, unknown>>,
  { lines }: Pick<Order, 'lines'>,
): { readonly form: ReturnForm; readonly lines: WantedLine[]; readonly problem: string | null } {
  const rows = lines.map(({ id }) => {
    const text = textOf(typed[`quantity-${id}`]).trim()
    const exchange = textOf(typed[`exchange-${id}`]).slice(0, 64)
    const reason = returnReasons.find((one) => one === typed[`reason-${id}`]) ?? null
    return { id, text: text || '0', reason, exchange }
  })
  const note = textOf(typed.note).trim()
  const isReadable = rows.every(({ text }) => /^\d{1,6}$/.test(text)) && note.length <= returnLimits.noteLength
  const known = rows.map(({ text, ...row }) => ({ ...row, quantity: Number.parseInt(text, 10) || 0 }))
  const form: ReturnForm = {
    lines: new Map(known.map(({ id, ...line }) => [id, line])),
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
