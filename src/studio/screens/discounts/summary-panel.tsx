import { Button, CopyButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { tidyDiscount } from '#shared/discounts/check-discount.ts'
import { describeCombination, describeDiscount } from '#shared/discounts/describe.ts'
import { discountLink } from '#shared/discounts/link.ts'
import type { Discount, DiscountContent } from '#shared/discounts/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { descriptionWords } from './discount-words.ts'
import classes from './discounts.module.css'

interface SummaryPanelProps {
  readonly draft: DiscountContent
  readonly saved: Discount | null
  readonly titles: Readonly<Record<string, string>>
  /** The switch that turns it on. */
  readonly children: ReactNode
}

/** A summary of what the discount does, as it is edited, and how it was used. */
export function SummaryPanel({ draft, saved, titles, children }: SummaryPanelProps) {
  const formats = useFormats()
  return (
    <Panel title="Summary">
      <div className={classes.summary}>
        {/* Amounts that cannot be read while they are typed are not described. */}
        <p aria-live="polite">{describeDiscount(tidyDiscount(readable(draft)), descriptionWords(formats, titles))}</p>
        <p className={classes.soft}>{describeCombination(draft)}</p>
        {children}
        {saved && (
          <dl className={classes.usage}>
            <dt>Orders</dt>
            <dd>{formats.number(saved.usedCount)}</dd>
            <dt>Sales</dt>
            <dd>{formats.money(saved.salesCents)}</dd>
          </dl>
        )}
        {saved?.trigger === 'code' && (
          <CopyButton value={`${location.origin}${discountLink(saved.code)}`}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-sm" onClick={copy}>
                {copied ? 'Copied' : 'Copy link that applies the code'}
              </Button>
            )}
          </CopyButton>
        )}
      </div>
    </Panel>
  )
}

const readable = (draft: DiscountContent): DiscountContent => ({
  ...draft,
  percentMilli: draft.percentMilli || 0,
  amountCents: draft.amountCents || 0,
  minimumSubtotalCents: draft.minimumSubtotalCents || 0,
  shippingMaximumCents: draft.shippingMaximumCents === null ? null : draft.shippingMaximumCents || 0,
})
