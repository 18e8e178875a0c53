import { Checkbox, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { sum } from '#shared/money/sum.ts'
import { groupByBundle } from '#shared/orders/bundled-lines.ts'
import { bundleNames, lineName, type PieceRow, pieceRows, splitPieces } from '#shared/orders/bundled-pieces.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { receiveReturnCall } from '#shared/returns/owner-api.ts'
import { type OrderReturn, type ReturnCondition, returnConditions } from '#shared/returns/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { QuantityInput } from '#studio/kit/quantity-input.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { conditionWords } from '../../returns/return-words.ts'
import { NotifyField } from './notify-field.tsx'
import classes from './returns.module.css'
import { useReturnChange } from './use-return-change.ts'

/** Pieces of a row in one condition, while they are counted. */
interface Counted {
  readonly rowId: string
  readonly condition: ReturnCondition
  readonly quantity: number
  readonly restock: boolean
}

interface ReceiveReturnFormProps {
  readonly order: Order
  readonly found: OrderReturn
  /** The lines whose stock is counted. */
  readonly restockable: readonly string[]
  readonly close: () => void
}

/** Counts what has arrived by condition, and which of it is put into stock again. */
export function ReceiveReturnForm({ order, found, restockable, close }: ReceiveReturnFormProps) {
  const rows = pieceRows(
    found.lines.map(({ lineId, quantity }) => ({ line: order.lines.find(({ id }) => id === lineId)!, most: quantity })),
  )
  const names = bundleNames(order.lines)
  const isRestockable = ({ sources }: (typeof rows)[number]) =>
    sources.some(({ line }) => restockable.includes(line.id))
  const form = useForm({
    initialValues: {
      // Most items arrive whole and as new.
      counted: rows.flatMap((row) =>
        returnConditions.map(
          (condition): Counted => ({
            ...{ rowId: row.id, condition, quantity: condition === 'as-new' ? row.most : 0 },
            restock: condition === 'as-new' && isRestockable(row),
          }),
        ),
      ),
      notifyBuyer: true,
    },
  })
  const { counted } = form.values
  const receive = useReturnChange(receiveReturnCall, () => {
    close()
    showDone('Items received.')
  })
  const arrived = (rowId: string) => sum(counted.filter((one) => one.rowId === rowId).map(({ quantity }) => quantity))
  const isTooMuch = rows.some(({ id, most }) => arrived(id) > most)
  const pieces = isTooMuch ? [] : rows.flatMap((row) => piecesOf(row, counted))
  const change = (changed: Counted) =>
    form.setFieldValue('counted', (now) =>
      now.map((one) => (one.rowId === changed.rowId && one.condition === changed.condition ? changed : one)),
    )
  return (
    <form
      onSubmit={form.onSubmit(({ notifyBuyer }) =>
        receive.mutate({ parameters: { returnId: found.id }, body: { pieces, notifyBuyer } }),
      )}
    >
      <Stack gap="md">
        <RefusalAlert error={receive.error} />
        {groupByBundle(rows).map(({ bundle, lines: some }) => {
          const fields = some.map((row) => (
            <Received
              key={row.id}
              row={row}
              name={lineName(row.line, names)}
              counted={counted.filter(({ rowId }) => rowId === row.id)}
              isRestockable={isRestockable(row)}
              onChange={change}
            />
          ))
          return bundle ? (
            <section key={bundle.id} className={classes.bundle} aria-label={names.get(bundle.id)}>
              <h3>
                <ContentText>{names.get(bundle.id)}</ContentText>
              </h3>
              {fields}
            </section>
          ) : (
            fields
          )
        })}
        <NotifyField order={order} {...form.getInputProps('notifyBuyer')} value={form.values.notifyBuyer} />
        <DialogFooter
          submitLabel="Mark as received"
          isSubmitting={receive.isPending}
          isDisabled={pieces.length === 0 || isTooMuch}
          close={close}
        />
      </Stack>
    </form>
  )
}

interface ReceivedProps {
  readonly row: PieceRow<OrderLine>
  /** The row as text. */
  readonly name: string
  /** Its pieces by condition. */
  readonly counted: readonly Counted[]
  readonly isRestockable: boolean
  readonly onChange: (changed: Counted) => void
}

/** How many pieces of a row have arrived in each condition. */
function Received({ row: { line, most }, name, counted, isRestockable, onChange }: ReceivedProps) {
  const arrived = sum(counted.map(({ quantity }) => quantity))
  return (
    <fieldset className={classes.received} aria-label={name}>
      <legend>
        <ContentText>{[line.title, variantTitle(line.attributes)].filter(Boolean).join(' · ')}</ContentText>
      </legend>
      <p className={classes.facts} data-wrong={arrived > most || undefined}>
        {arrived} of {most} received
      </p>
      {counted.map((one) => (
        <div key={one.condition} className={classes.condition}>
          <QuantityInput
            label={conditionWords[one.condition]}
            most={most}
            value={one.quantity}
            onChange={(quantity) => onChange({ ...one, quantity })}
          />
          {isRestockable && (
            <Checkbox
              label="Restock"
              aria-label={`Restock ${name}, ${conditionWords[one.condition].toLowerCase()}`}
              disabled={one.quantity === 0}
              checked={one.restock && one.quantity > 0}
              onChange={(event) => onChange({ ...one, restock: event.currentTarget.checked })}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}

/** The pieces of a row for the server: those of each condition are taken from its lines one after the other. */
function piecesOf(row: PieceRow<OrderLine>, counted: readonly Counted[]) {
  let { sources } = row
  return counted
    .filter(({ rowId, quantity }) => rowId === row.id && quantity > 0)
    .flatMap(({ condition, quantity: wanted, restock }) => {
      const pieces = splitPieces({ ...row, sources }, wanted)
      const taken = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]))
      sources = sources.map(({ line, most }) => ({ line, most: most - (taken.get(line.id) ?? 0) }))
      return pieces.map((piece) => ({ ...piece, condition, restock }))
    })
}
