import { Button } from '@mantine/core'
import { BellPlus, Settings2 } from 'lucide-react'
import { Link } from 'react-router'
import { isInStock } from '#shared/products/rules.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { listSignUpGroupsCall, MOST_GROUPS, type SignUpGroup, sendAllRestockCall } from '#shared/restock/api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { ListPage } from '#studio/kit/list-page.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { cursorNames, useContractPages } from '#studio/kit/use-contract-query.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { SendButton } from './send-button.tsx'

/** The variants that people wait for, those with the most people first. */
export function RestockList() {
  const may = useMay()
  const { canSendEmail } = useStaff().website
  const formats = useFormats()
  const pages = useContractPages(listSignUpGroupsCall, { query: {} }, cursorNames)
  const rows = pages.data?.pages.flatMap((page) => page.signUpGroups) ?? []
  const ready = rows.filter(isInStock).slice(0, MOST_GROUPS)
  const sendAll = useContractMutation(sendAllRestockCall, {
    outdates: [listSignUpGroupsCall],
    onDone: ({ sent }) => showDone(`Sending notices for ${countInWords(sent, 'items')}.`),
  })
  return (
    <ListPage
      title="Restock notices"
      lead={
        canSendEmail
          ? 'People who asked for an email when an item is back in stock. They get it automatically when stock returns: in order of sign-up, and no more people than units.'
          : 'People who want an item that’s sold out. They keep their place until email is set up.'
      }
      noun="items"
      label="Items people wait for"
      pages={pages}
      rows={rows}
      keyOf={({ variantId }) => variantId}
      linkOf={({ productId, variantId }) => `/restock/${productId}/${variantId}`}
      nameOf={titleOf}
      leadOf={({ picture }) => <Thumbnail url={picture?.assetUrl ?? null} width={100} />}
      nameTitle="Item"
      columns={columnsFor(formats)}
      phone={{
        aside: ({ signUpCount }) => countInWords(signUpCount, 'sign-ups'),
        below: (group) => (
          <>
            <span>{stockOf(group)}</span>
            <span>Since {formats.day(group.firstSignUpAt)}</span>
          </>
        ),
      }}
      isNarrowed={false}
      onWiden={() => {}}
      actions={
        <>
          {may('settings.manage') && (
            <Button
              component={Link}
              to="/restock/settings"
              variant="default"
              leftSection={<Settings2 size={16} aria-hidden />}
            >
              Settings
            </Button>
          )}
          {may('orders.manage') && canSendEmail && ready.length > 0 && (
            <SendButton
              label="Send all in stock"
              isMoreThanStock={ready.some(
                ({ unlimited, qtyInStock, signUpCount }) => !unlimited && signUpCount > qtyInStock,
              )}
              isSending={sendAll.isPending}
              send={() =>
                sendAll.mutate({
                  body: { sendRequests: ready.map(({ productId, variantId }) => ({ productId, variantId })) },
                })
              }
            />
          )}
        </>
      }
      empty={
        <EmptyState
          title="No one is waiting"
          icon={BellPlus}
          action={
            may('settings.manage') && (
              <Button component={Link} to="/restock/settings" variant="default">
                Settings
              </Button>
            )
          }
        >
          Visitors can sign up on the page of a sold-out item. You see here what they wait for.
        </EmptyState>
      }
    />
  )
}

function columnsFor(formats: Formats): Column<SignUpGroup>[] {
  return [
    { title: 'Sign-ups', width: 110, align: 'end', cell: ({ signUpCount }) => signUpCount.toLocaleString('en') },
    { title: 'In stock', width: 120, align: 'end', cell: stockOf },
    { title: 'First sign-up', width: 150, isSpare: true, cell: ({ firstSignUpAt }) => formats.day(firstSignUpAt) },
    { title: 'Last sign-up', width: 150, isSpare: true, cell: ({ lastSignUpAt }) => formats.day(lastSignUpAt) },
  ]
}

/** The product with the values of the variant. */
export function titleOf({ productTitle, attributes }: Pick<SignUpGroup, 'productTitle' | 'attributes'>): string {
  const values = variantTitle(attributes)
  return values ? `${productTitle} (${values})` : productTitle
}

const stockOf = ({ unlimited, qtyInStock }: SignUpGroup): string =>
  unlimited ? 'Not tracked' : qtyInStock === 0 ? 'Sold out' : qtyInStock.toLocaleString('en')
