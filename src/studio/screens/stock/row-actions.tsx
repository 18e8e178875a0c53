import { Button } from '@mantine/core'
import { History, Percent, Tag, Truck } from 'lucide-react'
import { Link } from 'react-router'
import type { BulkQuestion } from '../products/bulk-dialog.tsx'
import type { EditedRow } from './stock-changes.ts'

interface RowActionsProps {
  /** The first of the selected rows. */
  readonly row: EditedRow
  readonly isOnly: boolean
  /** Null for users who may not change prices. */
  readonly onBulk: ((kind: BulkQuestion) => void) | null
  readonly onHistory: () => void
}

/** What can be done with the selected rows of the stock. */
export function RowActions({ row, isOnly, onBulk, onHistory }: RowActionsProps) {
  return (
    <>
      {onBulk && (
        <>
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={<Percent size={14} aria-hidden />}
            onClick={() => onBulk('change-prices')}
          >
            Change price by %
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={<Tag size={14} aria-hidden />}
            onClick={() => onBulk('start-sale')}
          >
            Put on sale
          </Button>
        </>
      )}
      {isOnly && (
        <>
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={<History size={14} aria-hidden />}
            onClick={onHistory}
          >
            Stock history
          </Button>
          {row.incoming.length > 0 && (
            <Button
              component={Link}
              to={`/stock/transfers?state=sent&variantId=${row.variantId}`}
              variant="subtle"
              color="gray"
              size="compact-xs"
              leftSection={<Truck size={14} aria-hidden />}
            >
              Incoming
            </Button>
          )}
          <Button component={Link} to={`/products/${row.productId}`} variant="subtle" color="gray" size="compact-xs">
            Open {row.productTitle}
          </Button>
        </>
      )}
    </>
  )
}
