import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { getDiscountCall } from '#shared/discounts/owner-api.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { DiscountEditor } from './discount-editor.tsx'

const back = { to: '/discounts', label: 'Discounts' }

/** The editor of an existing discount, or of a new one at `/discounts/new`. */
export function DiscountPage() {
  const { discountId = '' } = useParams()
  const navigate = useNavigate()
  // A new discount stays in the same editor after its first save: focus, position and new input are kept.
  const [createdId, setCreatedId] = useState<string | null>(null)
  const isNew = discountId === 'new'
  const query = useContractQuery(getDiscountCall, { parameters: { discountId } }, { enabled: !isNew })

  function onCreated(discount: Discount) {
    setCreatedId(discount.id)
    void navigate(`/discounts/${discount.id}`, { replace: true })
  }
  if (isNew || (createdId !== null && createdId === discountId)) {
    return (
      <DiscountEditor saved={query.data?.discount ?? null} titles={query.data?.titles ?? {}} onCreated={onCreated} />
    )
  }
  return (
    <DetailPage query={query} back={back} waitingTitle="Discount" width="wide">
      {({ discount, titles }) => (
        <DiscountEditor key={discount.id} saved={discount} titles={titles} onCreated={onCreated} />
      )}
    </DetailPage>
  )
}
