import { Link } from 'react-router'
import { totalOfGroup } from '#shared/orders/bundled-lines.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import type { LineBundle } from '#shared/products/bundles/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './order.module.css'

interface BundleLineProps {
  readonly bundle: LineBundle
  /** Its parts, whose lines follow: each has its share of the price. */
  readonly lines: readonly OrderLine[]
  readonly cost: (cents: number) => string
}

/** The bundle that the next lines were bought as, with its price. */
export function BundleLine({ bundle, lines, cost }: BundleLineProps) {
  const may = useMay()
  const totalCents = totalOfGroup(lines)
  return (
    <li className={classes.line}>
      <Thumbnail url={bundle.imageUrl} width={100} size={48} height={60} />
      <div>
        {may('products.read') ? (
          <Link className={classes.lineTitle} to={`/products/${bundle.productId}`}>
            <ContentText>{bundle.title}</ContentText>
          </Link>
        ) : (
          <span className={classes.lineTitle}>
            <ContentText>{bundle.title}</ContentText>
          </span>
        )}
        <div className={classes.facts}>Bundle</div>
      </div>
      <div className={`${classes.amounts} tabular`}>
        <div>{cost(totalCents)}</div>
        {bundle.quantity > 1 && (
          <div className={classes.facts}>
            {bundle.quantity} × {cost(totalCents / bundle.quantity)}
          </div>
        )}
      </div>
    </li>
  )
}
