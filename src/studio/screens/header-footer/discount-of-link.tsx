import { Alert, Anchor } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from 'react-router'
import { codeOfLink } from '#shared/discounts/link.ts'
import { listDiscountsCall } from '#shared/discounts/owner-api.ts'
import { statusOf } from '#shared/discounts/status.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'

/** Says that visitors get no discount from a link that applies a code: the announcement bar would still promise one. */
export function DiscountOfLink({ href }: { readonly href: string | null }) {
  const [settled] = useDebouncedValue(href, 250)
  const code = codeOfLink(settled ?? '')
  return code === null ? null : <StateOfCode code={code} />
}

function StateOfCode({ code }: { readonly code: string }) {
  const enabled = useMay()('discounts.read')
  const { data } = useContractQuery(listDiscountsCall, { query: { search: code } }, { enabled })
  if (!data) return null
  // A single-use code is found by its discount, whose own code is another.
  const discount = data.discounts.find((one) => one.code === code) ?? data.discounts.find((one) => one.codeCount > 0)
  if (!discount) return data.next ? null : <Alert color="notice" title={`No discount has the code ${code}`} />
  if (statusOf(discount, Date.now()) === 'active') return null
  return (
    <Alert color="notice" title={`${code} isn’t active`}>
      Visitors who follow this link get no discount.{' '}
      <Anchor component={Link} to={`/discounts/${discount.id}`} inherit>
        View discount
      </Anchor>
    </Alert>
  )
}
