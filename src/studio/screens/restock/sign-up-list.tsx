import { Mails } from 'lucide-react'
import { useParams } from 'react-router'
import { getProductCall } from '#shared/products/api.ts'
import { isInStock } from '#shared/products/rules.ts'
import { listSignUpGroupsCall, listSignUpsCall, sendRestockCall } from '#shared/restock/api.ts'
import { ListPage } from '#studio/kit/list-page.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { cursorNames, useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { titleOf } from './restock-list.tsx'
import { SendButton } from './send-button.tsx'

/** The people who wait for one variant, in the order in which they get their email. */
export function SignUpList() {
  const { productId = '', variantId = '' } = useParams()
  const formats = useFormats()
  const group = { productId, variantId }
  const pages = useContractPages(listSignUpsCall, { query: group }, cursorNames)
  const rows = pages.data?.pages.flatMap((page) => page.signUps) ?? []
  const product = useContractQuery(getProductCall, { parameters: { productId } }).data?.product
  const variant = product?.variants.find(({ id }) => id === variantId)
  const send = useContractMutation(sendRestockCall, {
    outdates: [listSignUpsCall, listSignUpGroupsCall],
    onDone: () => showDone('Sending the emails.'),
  })
  const { canSendEmail } = useStaff().website
  const canSend = useMay()('orders.manage') && canSendEmail
  return (
    <ListPage
      title={product && variant ? titleOf({ productTitle: product.title, attributes: variant.attributes }) : 'Item'}
      lead={
        canSendEmail
          ? 'In order of sign-up. You can also send to everyone at once, if the item is in stock.'
          : 'In order of sign-up. Email isn’t set up, so no one is told yet.'
      }
      back={{ to: '/restock', label: 'Restock notices' }}
      noun="sign-ups"
      label="People who wait for this item"
      pages={pages}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ email }) => email}
      nameTitle="Email"
      columns={[
        { title: 'Language', width: 120, isSpare: true, cell: ({ language }) => language },
        { title: 'Signed up', width: 200, cell: ({ signedUpAt }) => formats.moment(signedUpAt) },
      ]}
      phone={{ aside: () => null, below: ({ signedUpAt }) => <span>{formats.moment(signedUpAt)}</span> }}
      isNarrowed={false}
      onWiden={() => {}}
      actions={
        canSend && (
          <SendButton
            label="Send to everyone"
            // Without stock the server says why nothing is sent.
            isMoreThanStock={
              variant !== undefined && isInStock(variant) && !variant.unlimited && rows.length > variant.qtyInStock
            }
            isSending={send.isPending}
            send={() => send.mutate({ body: group })}
          />
        )
      }
      empty={
        <EmptyState title="No one is waiting" icon={Mails}>
          {canSendEmail ? 'Everyone who asked got their email.' : 'People who want this item appear here.'}
        </EmptyState>
      }
    />
  )
}
