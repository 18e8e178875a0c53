import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TaxExemption } from '#shared/tax-exemptions/schema.ts'

interface ExemptionFieldsProps {
  readonly exemption: TaxExemption | null
  /** What is wrong with the reason. */
  readonly error?: ReactNode
  readonly onChange: (exemption: TaxExemption | null) => void
}

/** Whether a customer is exempt from tax, and why. */
export function ExemptionFields({ exemption, error, onChange }: ExemptionFieldsProps) {
  return (
    <>
      <Checkbox
        label="Exempt from tax"
        description="At checkout, the customer proves their email address with a link, and then pays no tax."
        checked={exemption !== null}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? { reason: '', certificate: '', endsOn: null } : null)
        }
      />
      {exemption !== null && (
        <Stack gap="md" pl={32}>
          <TextInput
            label="Reason"
            description="Shown on orders and invoices."
            placeholder="Public school"
            required
            maxLength={100}
            error={error}
            value={exemption.reason}
            onChange={(event) => onChange({ ...exemption, reason: event.currentTarget.value })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'end' }}>
            <TextInput
              label="Certificate number (optional)"
              maxLength={60}
              value={exemption.certificate}
              onChange={(event) => onChange({ ...exemption, certificate: event.currentTarget.value })}
            />
            <TextInput
              label="Last day (optional)"
              type="date"
              value={exemption.endsOn ?? ''}
              onChange={(event) => onChange({ ...exemption, endsOn: event.currentTarget.value || null })}
            />
          </SimpleGrid>
        </Stack>
      )}
    </>
  )
}
