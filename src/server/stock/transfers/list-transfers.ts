import { sql } from 'kysely'
import { idBefore, pageById } from '#server/http/page-by-id.ts'
import type { Scope } from '#server/scope.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import type { listTransfersCall } from '#shared/stock-transfers/api.ts'
import { readTransferNumber } from '#shared/stock-transfers/rules.ts'
import type { TransferSummary } from '#shared/stock-transfers/schema.ts'
import { namesOfLocations, summaryOf } from './transfer-store.ts'

const PAGE_SIZE = 50

/** One page of the transfers, newest first. */
export async function listTransfers(
  scope: Scope,
  { state, kind, locationId, variantId, search = '', after }: QueryOf<typeof listTransfersCall>,
): Promise<{ transfers: TransferSummary[]; next: string | null }> {
  const start = idBefore(after)
  const number = readTransferNumber(search)
  const beginning = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await scope.database
    .selectFrom('stock_transfers as transfer')
    .selectAll()
    .where('transfer.website_id', '=', scope.websiteId)
    .$if(state !== undefined, (some) => some.where('transfer.state', '=', state!))
    .$if(kind !== undefined, (some) =>
      some.where('transfer.from_location_id', kind === 'purchase' ? 'is' : 'is not', null),
    )
    .$if(locationId !== undefined, (some) =>
      some.where(({ or, eb }) =>
        or([eb('transfer.from_location_id', '=', locationId!), eb('transfer.to_location_id', '=', locationId!)]),
      ),
    )
    .$if(variantId !== undefined, (some) =>
      some.where('transfer.id', 'in', (lines) =>
        lines
          .selectFrom('stock_transfer_lines as line')
          .select('line.transfer_id')
          .where('line.website_id', '=', scope.websiteId)
          .where('line.variant_id', '=', variantId!),
      ),
    )
    .$if(search !== '', (some) =>
      some.where(({ or, eb }) =>
        or([
          ...(number === null ? [] : [eb('transfer.number', '=', number)]),
          sql<boolean>`lower(transfer.supplier) like ${beginning} escape '\\'`,
          sql<boolean>`lower(transfer.reference) like ${beginning} escape '\\'`,
        ]),
      ),
    )
    .$if(start !== undefined, (some) => some.where('transfer.id', '<', start!))
    .orderBy('transfer.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageById(rows, PAGE_SIZE)
  const names = await namesOfLocations(scope)
  return {
    transfers: page.map((row) => summaryOf(row, names)),
    next,
  }
}
