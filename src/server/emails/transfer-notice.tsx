import { formatOrderNumber } from '#shared/orders/number.ts'
import type { EmailWebsite } from './email.ts'
import { Notice, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { orderEditedTexts as texts } from './order-edited-texts.ts'

interface TransferNoticeProps {
  readonly style: EmailStyle
  readonly website: EmailWebsite
  /** Of the order, as the reference. */
  readonly number: number
}

/** How to pay what is owed where it can’t be paid online; nothing where the shop has no bank account. */
export function TransferNotice({ style, website, number }: TransferNoticeProps) {
  const { bankTransferInstructions } = website.settings
  if (bankTransferInstructions === '') return null
  return (
    <Notice style={style}>
      <Words style={style}>{texts.byTransfer(formatOrderNumber(number))}</Words>
      <Words style={style}>{bankTransferInstructions}</Words>
    </Notice>
  )
}
