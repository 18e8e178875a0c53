import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './customer.module.css'

/** Form submissions and gift cards of a customer, where there are any. */
export function CustomerRecords({ customer }: { readonly customer: CustomerProfile }) {
  const { submissions, giftCards } = customer
  const { moment, money } = useFormats()
  const canReadForms = useMay()('forms.read')
  return (
    <>
      {submissions.length > 0 && canReadForms && (
        <Panel title="Form responses">
          {submissions.map(({ id, formId, formName, at }) => (
            <p key={id} className={classes.facts}>
              <Anchor component={Link} to={`/forms/${formId}/answers/${id}`} size="sm">
                {formName}
              </Anchor>
              {' · '}
              {moment(at)}
            </p>
          ))}
        </Panel>
      )}
      {giftCards.length > 0 && (
        <Panel title="Gift cards">
          {giftCards.map(({ id, lastFour, balanceCents, currency }) => (
            <p key={id} className={classes.facts}>
              <Anchor component={Link} to={`/gift-cards/${id}`} size="sm">
                {giftCardName(lastFour)}
              </Anchor>
              {' · '}
              {money(balanceCents, currency)} left
            </p>
          ))}
        </Panel>
      )}
    </>
  )
}
