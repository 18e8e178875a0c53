import { Anchor } from '@mantine/core'
import { countryName } from '#shared/addresses/countries.ts'
import { addressLines } from '#shared/addresses/rules.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useMember } from '#studio/session/member-context.ts'
import classes from './order.module.css'

/** Who bought it, and where it goes; of what is not sent only the place that taxes asked for. */
export function OrderBuyer({ order }: { readonly order: Order }) {
  const { email, note, shippingAddress, billingAddress } = order
  const { locale } = useMember().website
  const name = buyerName(order)
  const phone = (shippingAddress ?? billingAddress)?.phone
  const place = order.buyer?.country
    ? [order.buyer.region, countryName(order.buyer.country, locale)].filter(Boolean).join(', ')
    : ''
  return (
    <Panel title="Buyer">
      <div className={classes.block}>
        {name && <p>{name}</p>}
        <p>
          <Anchor href={`mailto:${email}`} size="sm">
            {email}
          </Anchor>
        </p>
        {phone && (
          <p>
            <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`} size="sm">
              {phone}
            </Anchor>
          </p>
        )}
      </div>
      {note && (
        <div className={classes.block}>
          <h3>The buyer wrote</h3>
          <p className={classes.quote}>{note}</p>
        </div>
      )}
      {place && (
        <div className={classes.block}>
          <h3>Taxed in</h3>
          <p>{place}</p>
        </div>
      )}
      {shippingAddress && <AddressBlock title="Send to" address={shippingAddress} />}
      {billingAddress &&
        (shippingAddress && isSame(billingAddress, shippingAddress) ? (
          <div className={classes.block}>
            <h3>Bill to</h3>
            <p>The same address</p>
          </div>
        ) : (
          <AddressBlock title="Bill to" address={billingAddress} />
        ))}
    </Panel>
  )
}

function AddressBlock({ title, address }: { readonly title: string; readonly address: Address }) {
  const { locale } = useMember().website
  return (
    <div className={classes.block}>
      <h3>{title}</h3>
      <address className={classes.address}>
        {addressLines(address, { locale }).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </div>
  )
}

const isSame = (one: Address, other: Address): boolean =>
  (Object.keys(one) as (keyof Address)[]).every((part) => one[part] === other[part])
