import { Anchor, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { addressLines, regionInWords } from '#shared/addresses/address-lines.ts'
import { countryName } from '#shared/addresses/countries.ts'
import { regions } from '#shared/addresses/regions.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { packagesInWords } from '#shared/packages/pack-goods.ts'
import { describeSlot } from '#shared/slots/describe-slot.ts'
import { exemptionWords } from '#shared/tax-exemptions/rules.ts'
import type { VatCheckState } from '#shared/vat-numbers/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { ContactDialog } from './contact-dialog.tsx'
import classes from './order.module.css'

/**
 * The buyer and the destination: pickup orders have none, and for orders without shipping only the place for taxes is
 * known.
 */
export function OrderBuyer({ order }: { readonly order: Order }) {
  const { email, note, shippingAddress, billingAddress } = order
  const { locale } = useStaff().website
  const { moment } = useFormats()
  const canManage = useMay()('orders.manage')
  const [isEditing, editing] = useDisclosure(false)
  const isPickup = order.shippingMethod?.isPickup === true
  const slot = order.shippingMethod?.slot
  const name = buyerName(order)
  const phone = (shippingAddress ?? billingAddress)?.phone
  const { country = '', region = '' } = order.buyer ?? {}
  const place = country
    ? [regionInWords(country, region, regions), countryName(country, locale)].filter(Boolean).join(', ')
    : ''
  return (
    <Panel
      title="Customer"
      aside={
        canManage && (
          <Button variant="default" size="xs" onClick={editing.open}>
            Edit
          </Button>
        )
      }
    >
      {isEditing && <ContactDialog order={order} close={editing.close} />}
      <div className={classes.block}>
        {name && (
          <p>
            <ContentText>{name}</ContentText>
          </p>
        )}
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
      {order.withdrawalConsent && (
        <div className={classes.block}>
          <h3>Consent for digital goods</h3>
          <p>“{order.withdrawalConsent.text}”</p>
          <p className={classes.facts}>Agreed on {moment(order.withdrawalConsent.at)}</p>
        </div>
      )}
      {order.taxExemption && (
        <div className={classes.block}>
          <h3>Tax exemption</h3>
          <p>{exemptionWords(order.taxExemption)}</p>
        </div>
      )}
      {order.customerGroup && (
        <div className={classes.block}>
          <h3>Customer group</h3>
          <p>{order.customerGroup.name}</p>
        </div>
      )}
      {order.business && <BusinessBlock business={order.business} taxCents={order.taxCents} />}
      {note && (
        <div className={classes.block}>
          <h3>Customer note</h3>
          <p className={classes.quote}>{note}</p>
        </div>
      )}
      {place && (
        <div className={classes.block}>
          <h3>Taxed in</h3>
          <p>{place}</p>
        </div>
      )}
      {order.shippingMethod?.packages && (
        <div className={classes.block}>
          <h3>Packages</h3>
          <p>{packagesInWords(order.shippingMethod.packages)}</p>
        </div>
      )}
      {isPickup && (
        <div className={classes.block}>
          <h3>Pickup</h3>
          <p>{order.shippingMethod?.name}</p>
          {slot && <p>{describeSlot(slot, locale)}</p>}
        </div>
      )}
      {slot && !isPickup && (
        <div className={classes.block}>
          <h3>Delivery time</h3>
          <p>{describeSlot(slot, locale)}</p>
        </div>
      )}
      {shippingAddress && !isPickup && <AddressBlock title="Ship to" address={shippingAddress} />}
      {billingAddress &&
        (shippingAddress && !isPickup && isSame(billingAddress, shippingAddress) ? (
          <div className={classes.block}>
            <h3>Billing</h3>
            <p>Same as shipping</p>
          </div>
        ) : (
          <AddressBlock title="Billing" address={billingAddress} />
        ))}
    </Panel>
  )
}

const vatWords: Readonly<Record<VatCheckState, string>> = {
  valid: 'Confirmed by VIES',
  invalid: 'Not known to VIES',
  unavailable: 'VIES didn’t answer',
  'not-in-vies': 'Not checked: VIES has no numbers of this country',
}

const vatCharged = ({ isReverseCharged, taxCents }: { isReverseCharged: boolean; taxCents: number }): string => {
  if (isReverseCharged) return 'Reverse charge: no VAT was charged'
  return taxCents === 0 ? 'No VAT was charged' : 'VAT was charged as usual'
}

/** The business that has bought: its VAT number as it was checked, and who pays the VAT. */
function BusinessBlock({
  business,
  taxCents,
}: {
  readonly business: NonNullable<Order['business']>
  readonly taxCents: number
}) {
  const { company, vat, isReverseCharged } = business
  const { day } = useFormats()
  return (
    <div className={classes.block}>
      <h3>Business</h3>
      <p>{company}</p>
      {vat && (
        <>
          <p>VAT number {vat.number}</p>
          <p className={classes.facts}>
            {vatWords[vat.state]} on {day(vat.checkedAt)}
            {vat.name && `: ${vat.name}`}
            {vat.consultation && `, consultation number ${vat.consultation}`}
          </p>
        </>
      )}
      <p>{vatCharged({ isReverseCharged, taxCents })}</p>
    </div>
  )
}

function AddressBlock({ title, address }: { readonly title: string; readonly address: Address }) {
  const { locale } = useStaff().website
  return (
    <div className={classes.block}>
      <h3>{title}</h3>
      <address className={classes.address}>
        {addressLines(address, { locale, regions }).map((line) => (
          <div key={line}>
            <ContentText>{line}</ContentText>
          </div>
        ))}
      </address>
    </div>
  )
}

const isSame = (one: Address, other: Address): boolean =>
  (Object.keys(one) as (keyof Address)[]).every((part) => one[part] === other[part])
