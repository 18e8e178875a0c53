import { Anchor } from '@mantine/core'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { regions } from '#shared/addresses/regions.ts'
import type { Address } from '#shared/addresses/schema.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from './customer.module.css'

/** Email addresses, phone and postal addresses of a customer. */
export function CustomerContact({ customer }: { readonly customer: CustomerProfile }) {
  const { emails, phone, addresses } = customer
  const { locale } = useStaff().website
  return (
    <Panel title="Contact">
      <div className={classes.block}>
        {emails.map((email) => (
          <p key={email}>
            <Anchor href={`mailto:${email}`} size="sm">
              {email}
            </Anchor>
          </p>
        ))}
        {phone && (
          <p>
            <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`} size="sm">
              {phone}
            </Anchor>
          </p>
        )}
      </div>
      {addresses.length > 0 && (
        <div className={classes.block}>
          <h3>{addresses.length === 1 ? 'Address' : 'Addresses used'}</h3>
          {addresses.map((address) => (
            <address key={JSON.stringify(address)} className={classes.address}>
              {addressLines(address as Address, { locale, regions }).map((line) => (
                <div key={line}>
                  <ContentText>{line}</ContentText>
                </div>
              ))}
            </address>
          ))}
        </div>
      )}
    </Panel>
  )
}
