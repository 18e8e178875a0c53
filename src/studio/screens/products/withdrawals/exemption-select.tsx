import { Select } from '@mantine/core'
import { type WithdrawalExemption, withdrawalExemptions } from '#shared/withdrawal-exemptions/schema.ts'
import { useStaff } from '#studio/session/staff-context.ts'

interface ExemptionSelectProps {
  readonly exemption: WithdrawalExemption | null
  readonly onChange: (exemption: WithdrawalExemption | null) => void
}

const words: Readonly<Record<WithdrawalExemption, string>> = {
  'made-to-order': 'Exempt: made to order or personalized',
  perishable: 'Exempt: perishable',
  'sealed-hygiene': 'Exempt once opened: sealed for health or hygiene',
  'sealed-media': 'Exempt once opened: sealed recording or software',
  mixed: 'Exempt once mixed with other goods',
  newspaper: 'Exempt: newspaper or magazine',
  'dated-service': 'Exempt: service for a fixed date or period',
  'market-price': 'Exempt: price follows a market',
}

/** Whether buyers can withdraw; nothing in shops where nobody can, unless the product says so. */
export function ExemptionSelect({ exemption, onChange }: ExemptionSelectProps) {
  const { offersWithdrawal } = useStaff().website
  if (!offersWithdrawal && exemption === null) return null
  return (
    <Select
      label="Right of withdrawal"
      description="Customers read an exemption on the product’s page, and when they withdraw from an order."
      allowDeselect={false}
      data={[
        { value: '', label: 'Customers can withdraw' },
        ...withdrawalExemptions.map((value) => ({ value, label: words[value] })),
      ]}
      value={exemption ?? ''}
      onChange={(value) => onChange(value ? (value as WithdrawalExemption) : null)}
    />
  )
}
