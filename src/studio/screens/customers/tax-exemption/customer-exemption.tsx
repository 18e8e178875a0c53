import { Badge, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { linkTaxExemptionCall } from '#shared/tax-exemptions/api.ts'
import { isExempt } from '#shared/tax-exemptions/rules.ts'
import { CustomerLink } from '#studio/kit/customer-link.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import classes from '../customer.module.css'

/** Why a customer pays no tax; nothing for those who do. */
export function CustomerExemption({ customer }: { readonly customer: CustomerProfile }) {
  const { taxExemption } = customer
  const { timeZone, canSendEmail } = useStaff().website
  const canManage = useMay()('orders.manage')
  const [isLinking, linking] = useDisclosure(false)
  const { day } = useFormats()
  if (!taxExemption) return null
  const { reason, certificate, endsOn } = taxExemption
  const isOver = !isExempt(taxExemption, { at: Date.now(), timeZone })
  // Noon in UTC is the same day in nearly every time zone of a shop.
  const end = endsOn === null ? '' : day(Date.parse(`${endsOn}T12:00:00Z`))
  return (
    <Panel title="Tax exemption">
      <div className={classes.block}>
        <p>
          {reason}{' '}
          {isOver && (
            <Badge variant="light" color="gray" tt="none">
              Expired
            </Badge>
          )}
        </p>
        {certificate && <p className={classes.facts}>Certificate {certificate}</p>}
        {end && <p className={classes.facts}>{isOver ? `Ended on ${end}` : `Until ${end}`}</p>}
        <p className={classes.facts}>
          {canSendEmail
            ? 'At checkout, the customer gets a link by email for buying without tax. You can also give them one.'
            : 'To buy without tax, the customer needs a link from you: email isn’t set up.'}
        </p>
        {canManage && !isOver && (
          <Button size="xs" variant="default" mt="xs" onClick={linking.open}>
            Get link
          </Button>
        )}
      </div>
      <Modal opened={isLinking} onClose={linking.close} title="Link for buying without tax">
        <ExemptionLink customer={customer} />
      </Modal>
    </Panel>
  )
}

/** A link for a customer, which the owner passes on. */
function ExemptionLink({ customer: { id, emails } }: { readonly customer: CustomerProfile }) {
  const { day } = useFormats()
  const link = useContractMutation(linkTaxExemptionCall)
  const until = link.data ? `until ${day(link.data.expiresAt)}` : 'for 7 days'
  return (
    <CustomerLink
      lead={`Anyone who opens the link buys without tax when they order with ${oneOf(emails)}. It works ${until}.`}
      url={link.data?.url}
      isShowing={link.isPending}
      show={() => link.mutate({ parameters: { customerId: id } })}
      email={null}
    />
  )
}

const oneOf = (emails: readonly string[]): string =>
  emails.length === 1 ? emails[0]! : 'an email address of this customer'
