import { Anchor, Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { copyCustomerCall, downloadCopyCall, listPrivacyRequestsCall } from '#shared/customers/privacy-api.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from '../customer.module.css'
import { EraseDialog } from './erase-dialog.tsx'

const SOON = 2_000

/** A copy of all data about a customer, and the erasure. */
export function CustomerPrivacy({ customer }: { readonly customer: CustomerProfile }) {
  const [isErasing, erasing] = useDisclosure(false)
  const { day } = useFormats()
  const { data } = useContractQuery(
    listPrivacyRequestsCall,
    {},
    { refetchInterval: (reply) => (reply?.requests.some(({ state }) => state === 'running') ? SOON : false) },
  )
  const copies = data?.requests.filter(({ kind, customerId }) => kind === 'copy' && customerId === customer.id) ?? []
  const isRunning = copies.some(({ state }) => state === 'running')
  const copy = useContractMutation(copyCustomerCall, { outdates: [listPrivacyRequestsCall] })
  return (
    <Panel title="Privacy" lead="For people who ask for their data, or ask to be forgotten.">
      {isErasing && <EraseDialog customer={customer} close={erasing.close} />}
      <Stack gap="xs">
        <Button
          variant="default"
          loading={copy.isPending || isRunning}
          onClick={() => copy.mutate({ parameters: { customerId: customer.id } })}
        >
          Create a copy of all data
        </Button>
        {copies.map(
          ({ id, expiresAt }) =>
            expiresAt !== null && (
              <p key={id} className={classes.facts}>
                <Anchor href={pathOf(downloadCopyCall, { parameters: { requestId: id } })} download size="sm">
                  Download ZIP
                </Anchor>
                {` · until ${day(expiresAt)}`}
              </p>
            ),
        )}
        <Button variant="subtle" color="danger" onClick={erasing.open}>
          Erase customer
        </Button>
        <p className={classes.facts}>
          <Anchor component={Link} to="/customers/privacy" size="sm">
            View all requests
          </Anchor>
        </p>
      </Stack>
    </Panel>
  )
}
