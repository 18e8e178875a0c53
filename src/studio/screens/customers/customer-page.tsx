import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Pencil, ShoppingBag, UsersRound } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { getCustomerCall } from '#shared/customers/api.ts'
import { draftForCustomer } from '#shared/customers/draft-for-customer.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { TagBadges } from '#studio/kit/tag-badges.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import classes from './customer.module.css'
import { CustomerConsent } from './customer-consent.tsx'
import { CustomerContact } from './customer-contact.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerRecords } from './customer-records.tsx'
import { CustomerTimeline } from './customer-timeline.tsx'
import { customerName } from './customer-words.ts'
import { EditCustomerDialog } from './edit-customer-dialog.tsx'
import { CustomerGroupPanel } from './groups/customer-group.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { CustomerPrivacy } from './privacy/customer-privacy.tsx'
import { CustomerExemption } from './tax-exemption/customer-exemption.tsx'

const back = { to: '/customers', label: 'Customers' }

/** One customer: orders, what they have spent, contact, consent, note and tags. */
export function CustomerPage() {
  const { customerId = '' } = useParams()
  const query = useContractQuery(getCustomerCall, { parameters: { customerId } })
  return (
    <DetailPage query={query} back={back} waitingTitle="Customer">
      {({ customer }) => <Profile customer={customer} />}
    </DetailPage>
  )
}

function Profile({ customer }: { readonly customer: CustomerProfile }) {
  const { firstName, lastName, email, createdAt, firstOrderAt, tags } = customer
  const { day } = useFormats()
  const may = useMay()
  const { website } = useStaff()
  const canManage = may('orders.manage')
  const [isEditing, editing] = useDisclosure(false)
  const [isMerging, merging] = useDisclosure(false)
  return (
    <Page
      title={customerName({ name: `${firstName} ${lastName}`.trim(), email })}
      lead={`Customer since ${day(firstOrderAt === 0 ? createdAt : Math.min(createdAt, firstOrderAt))}`}
      back={back}
      marks={<TagBadges tags={tags} />}
      actions={
        canManage && (
          <>
            <Button variant="default" leftSection={<UsersRound size={16} aria-hidden />} onClick={merging.open}>
              Merge
            </Button>
            <Button
              component={Link}
              to="/draft-orders/new"
              state={{ copied: draftForCustomer(customer, website.country), withGroupPrices: true }}
              variant="default"
              leftSection={<ShoppingBag size={16} aria-hidden />}
            >
              Create order
            </Button>
            <Button leftSection={<Pencil size={16} aria-hidden />} onClick={editing.open}>
              Edit
            </Button>
          </>
        )
      }
    >
      {isEditing && <EditCustomerDialog customer={customer} close={editing.close} />}
      {isMerging && <MergeDialog customer={customer} close={merging.close} />}
      <Numbers customer={customer} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <CustomerOrders customer={customer} />
          <CustomerTimeline customer={customer} />
        </div>
        <div className={classes.column}>
          <Panel title="Note" lead="Only your team sees it.">
            {customer.note ? <p className={classes.note}>{customer.note}</p> : <p className={classes.none}>No note</p>}
          </Panel>
          <CustomerContact customer={customer} />
          <CustomerExemption customer={customer} />
          <CustomerGroupPanel group={customer.group} />
          <CustomerConsent customer={customer} />
          <CustomerRecords customer={customer} />
          {may('site.manage') && <CustomerPrivacy customer={customer} />}
        </div>
      </div>
    </Page>
  )
}

/** What the customer has bought, in numbers. */
function Numbers({ customer }: { readonly customer: CustomerProfile }) {
  const { orders, spentCents, firstOrderAt, lastOrderAt, currency } = customer
  const { money, number, day } = useFormats()
  const dayOrNone = (at: number) => (at === 0 ? '–' : day(at))
  const facts = [
    ['Spent', money(spentCents, currency)],
    ['Orders', number(orders)],
    ['Average order', orders === 0 ? '–' : money(Math.round(spentCents / orders), currency)],
    ['First order', dayOrNone(firstOrderAt)],
    ['Last order', dayOrNone(lastOrderAt)],
  ] as const
  return (
    <>
      <dl className={classes.numbers}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.numbersHelp}>
        Spent is what was paid, less refunds. A gift card counts when it’s bought, not when it’s used to pay.
      </p>
    </>
  )
}
