import { ActionIcon, Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { donationLimits, type Fund } from '#shared/donations/schema.ts'
import { invoiceNumber } from '#shared/invoices/rules.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from '../use-settings-editor.ts'

/** What donations can be for, and what receipts say. */
export function DonationsSection({ draft, change, errors }: SectionProps) {
  const { donations, invoices } = draft
  const { funds } = donations
  const put = (place: string, changes: Partial<typeof donations>) =>
    change(place, (before) => ({ donations: { ...before.donations, ...changes } }))
  const putFund = (place: string, id: string, changes: Partial<Fund>) =>
    put(`${place} ${id}`, { funds: funds.map((fund) => (fund.id === id ? { ...fund, ...changes } : fund)) })
  return (
    <>
      <Panel
        title="Donation receipts"
        lead="Each paid donation gets a numbered receipt as a PDF, and the donor opens it from the email and the page of the order. Test orders get none."
      >
        <Stack gap="md">
          <Textarea
            label="Legal text"
            description="Printed on each receipt, such as your registration as a nonprofit, and that nothing was given in return."
            autosize
            minRows={3}
            maxRows={12}
            maxLength={donationLimits.receiptText}
            value={donations.receiptText}
            error={errors['donations.receiptText']}
            onChange={(event) => put('receipt-text', { receiptText: event.currentTarget.value })}
          />
          <TextInput
            label="Receipt number prefix"
            description={`Numbers look like ${invoiceNumber(invoices.receiptPrefix, String(new Date().getFullYear()), 1)}.`}
            maxLength={12}
            value={invoices.receiptPrefix}
            error={errors['invoices.receiptPrefix']}
            onChange={({ currentTarget: { value } }) =>
              change('receipt-prefix', (before) => ({ invoices: { ...before.invoices, receiptPrefix: value } }))
            }
          />
        </Stack>
      </Panel>
      {funds.map((fund, index) => (
        <Panel
          key={fund.id}
          title={fund.name || `Fund ${index + 1}`}
          aside={
            <ActionIcon
              aria-label={fund.name ? `Remove ${fund.name}` : `Remove fund ${index + 1}`}
              onClick={() => put('remove-fund', { funds: funds.filter(({ id }) => id !== fund.id) })}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          }
        >
          <Stack gap="md">
            <TextInput
              label="Name"
              description="Donors see it, and so do receipts."
              placeholder="The new kiln"
              maxLength={100}
              value={fund.name}
              error={errors[`donations.funds.${index}.name`]}
              onChange={(event) => putFund('fund-name', fund.id, { name: event.currentTarget.value })}
            />
            <Textarea
              label="Legal text for this fund"
              description="Replaces the text above. Leave empty to use that one."
              autosize
              minRows={2}
              maxRows={12}
              maxLength={donationLimits.receiptText}
              value={fund.receiptText}
              error={errors[`donations.funds.${index}.receiptText`]}
              onChange={(event) => putFund('fund-text', fund.id, { receiptText: event.currentTarget.value })}
            />
            <Switch
              label="Takes donations"
              description="Turn off to close the fund. Existing monthly and yearly donations continue."
              checked={!fund.isClosed}
              onChange={(event) => putFund('fund-open', fund.id, { isClosed: !event.currentTarget.checked })}
            />
          </Stack>
        </Panel>
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={funds.length >= donationLimits.funds}
          onClick={() =>
            put('add-fund', {
              funds: [...funds, { id: crypto.randomUUID(), name: '', receiptText: '', isClosed: false }],
            })
          }
        >
          Add fund
        </Button>
      </Group>
    </>
  )
}
