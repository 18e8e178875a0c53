import { formatMoney } from '#shared/money/format.ts'
import { nextStep } from './describe-order.ts'
import type { OrderModel } from './model.ts'

/** What happens now, and what the buyer has to know for it. */
export function NextSteps({ model }: { readonly model: OrderModel }) {
  const { order, moneyFormat } = model
  const sentence = nextStep(model, formatMoney(order.grandTotalCents, order.currency, moneyFormat))
  const instructions = instructionsOf(model)
  if (!sentence && !instructions) return null
  return (
    <div className="order-instructions">
      {sentence && <p className="lead">{sentence}</p>}
      {instructions && <p className="order-multiline">{instructions}</p>}
    </div>
  )
}

function instructionsOf({ order, bankTransferInstructions, pickupInstructions }: OrderModel): string {
  if (order.state === 'cancelled') return ''
  if (order.paymentState === 'awaiting' && order.paymentMethod === 'bank-transfer') return bankTransferInstructions
  const comesBy = order.shippingMethod?.isPickup || order.paymentMethod === 'pay-on-pickup'
  return comesBy ? pickupInstructions : ''
}
