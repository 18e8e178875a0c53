import { type PieceRow, splitPieces } from '#shared/orders/bundled-pieces.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import { type ReturnReason, returnLimits, returnReasons, type WantedLine } from '#shared/returns/schema.ts'
import { returnTexts } from '#storefront/screens/return/texts.ts'

/** What was typed into the form of a return; `exchange` is a variant, or '' for a refund. */
export interface ReturnForm {
  /** By the ids of the rows. */
  readonly lines: ReadonlyMap<
    string,
    { readonly quantity: number; readonly reason: ReturnReason | null; readonly exchange: string }
  >
  /** The ids of the bundles that come back as a whole. */
  readonly bundles: ReadonlySet<string>
  /** Those of which single items were chosen too. */
  readonly mixed: ReadonlySet<string>
  readonly note: string
}

interface ReadForm {
  readonly form: ReturnForm
  readonly lines: WantedLine[]
  /** What lines are exchanged for, by their ids. */
  readonly exchanges: ReadonlyMap<string, string>
  readonly problem: string | null
}

/**
 * Reads the fields `quantity-<row>`, `reason-<row>` and `exchange-<row>` of the form, and `bundle-<bundle>` with
 * `reason-<bundle>`, which say that all parts of a bundle come back: its rows are not chosen
 * as well. Fields of other rows are left out.
 * @returns the lines that come back, or what is wrong, as a message
 */
export function readReturnForm(
  typed: Readonly<Record<string, unknown>>,
  returnable: readonly PieceRow<OrderLine>[],
): ReadForm {
  const reasonIn = (field: string) => returnReasons.find((one) => one === typed[field]) ?? null
  const bundles = new Set(
    returnable.flatMap(({ bundle }) => (bundle && typed[`bundle-${bundle.id}`] ? [bundle.id] : [])),
  )
  const rows = returnable.map((row) => {
    const { id, bundle, most } = row
    const isWhole = bundle !== null && bundles.has(bundle.id)
    const text = textOf(typed[`quantity-${id}`]).trim() || '0'
    const own = reasonIn(`reason-${id}`)
    const exchange = textOf(typed[`exchange-${id}`]).slice(0, 64)
    const isMixed = isWhole && (text !== '0' || own !== null)
    const comesBack = isWhole ? { most, reason: reasonIn(`reason-${bundle.id}`) } : null
    return { row, text, own, exchange, isMixed, comesBack }
  })
  const mixed = new Set(rows.flatMap(({ row: { bundle }, isMixed }) => (bundle && isMixed ? [bundle.id] : [])))
  const note = textOf(typed.note).trim()
  const isReadable = rows.every(({ text }) => /^\d{1,6}$/.test(text)) && note.length <= returnLimits.noteLength
  const known = rows.map(({ text, ...row }) => ({ ...row, quantity: Number.parseInt(text, 10) || 0 }))
  const chosen = known
    .map(({ row, quantity, own, exchange, comesBack }) => ({
      ...{ row, exchange, quantity: comesBack?.most ?? quantity, reason: comesBack ? comesBack.reason : own },
    }))
    .filter(({ quantity }) => quantity > 0)
  const isReasoned = chosen.every(({ reason }) => reason !== null)
  const wanted = chosen.flatMap(({ row, quantity, reason, exchange }) =>
    piecesOf(row, quantity).flatMap((piece) => (reason ? [{ ...piece, reason, exchange }] : [])),
  )
  const problem =
    !isReadable || mixed.size > 0
      ? returnTexts.unreadable
      : chosen.length === 0
        ? returnTexts.nothingChosen
        : isReasoned
          ? null
          : returnTexts.reasonMissing
  return {
    form: {
      lines: new Map(known.map(({ row, quantity, own, exchange }) => [row.id, { quantity, reason: own, exchange }])),
      bundles,
      mixed,
      note: note.slice(0, returnLimits.noteLength),
    },
    lines: wanted.map(({ lineId, quantity, reason }) => ({ lineId, quantity, reason })),
    exchanges: new Map(wanted.map(({ lineId, exchange }) => [lineId, exchange])),
    problem,
  }
}

/** More than there is belongs to one line, so that it is refused. */
const piecesOf = (row: PieceRow<OrderLine>, quantity: number) =>
  quantity > row.most ? [{ lineId: row.id, quantity }] : splitPieces(row, quantity)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
