import { Badge } from '@mantine/core'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { isExempt } from '#shared/tax-exemptions/rules.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from '../customer.module.css'

/** Why a customer pays no tax; nothing for those who do. */
export function CustomerExemption({ customer: { taxExemption } }: { readonly customer: CustomerProfile }) {
  const { timeZone, canSendEmail } = useStaff().website
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
            ? 'At checkout, the customer gets a link by email for buying without tax.'
            : 'The customer can’t use it at checkout yet: the link for it is emailed, and email isn’t set up.'}
        </p>
      </div>
    </Panel>
  )
}
