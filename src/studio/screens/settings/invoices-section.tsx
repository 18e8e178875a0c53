import { Select, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { countryName } from '#shared/addresses/countries.ts'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { invoiceNumber, issuesInvoices } from '#shared/invoices/rules.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { SellerMissing } from './seller-missing.tsx'
import type { SectionProps } from './use-settings-editor.ts'

/** Who issues invoices, how their numbers look, and when they are given. */
export function InvoicesSection({ draft, change, errors }: SectionProps) {
  const { invoices, country, siteName } = draft
  const isOn = issuesInvoices(draft)
  const put = (place: string, changes: Partial<typeof invoices>) =>
    change(place, (before) => ({ invoices: { ...before.invoices, ...changes } }))
  const year = String(new Date().getFullYear())
  const isInUnion = europeanUnion.includes(country)
  return (
    <>
      <Panel
        title="Invoices"
        lead="Each order gets an invoice as a PDF, and each refund gets a credit note. Customers open them from their order. Test orders get none."
      >
        <Stack gap="md">
          <Switch
            id="invoices"
            label="Issue invoices"
            description={
              invoices.isOn === null
                ? isInUnion
                  ? `On, because your shop is in the EU (${countryName(country)}).`
                  : 'Off, because your shop isn’t in the EU. You can turn invoices on in any country.'
                : undefined
            }
            checked={isOn}
            onChange={(event) => put('invoices-on', { isOn: event.currentTarget.checked })}
          />
          <SellerMissing settings={draft} />
          {isOn && (
            <Select
              label="Issue the invoice"
              data={[
                { value: 'paid', label: 'When the order is paid' },
                { value: 'placed', label: 'When the order is placed' },
              ]}
              allowDeselect={false}
              value={invoices.issuedWhen}
              onChange={(when) => when && put('invoices-when', { issuedWhen: when as typeof invoices.issuedWhen })}
            />
          )}
        </Stack>
      </Panel>
      {isOn && (
        <Panel title="On your invoices" lead="Your business address, tax number and contact email come from General.">
          <Stack gap="md">
            <TextInput
              label="Legal name"
              description={`Leave empty to use “${siteName}”.`}
              maxLength={200}
              value={invoices.sellerName}
              error={errors['invoices.sellerName']}
              onChange={(event) => put('invoices-name', { sellerName: event.currentTarget.value })}
            />
            <TextInput
              label="Company registration"
              description="Such as the company number and the register it’s in."
              maxLength={200}
              value={invoices.registration}
              error={errors['invoices.registration']}
              onChange={(event) => put('invoices-registration', { registration: event.currentTarget.value })}
            />
            <Textarea
              label="Footer"
              description="Printed at the bottom of every page, such as your bank details."
              autosize
              minRows={2}
              maxRows={5}
              maxLength={500}
              value={invoices.footer}
              error={errors['invoices.footer']}
              onChange={(event) => put('invoices-footer', { footer: event.currentTarget.value })}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput
                label="Invoice number prefix"
                description={`Numbers look like ${invoiceNumber(invoices.prefix, year, 1)}.`}
                maxLength={12}
                value={invoices.prefix}
                error={errors['invoices.prefix']}
                onChange={(event) => put('invoices-prefix', { prefix: event.currentTarget.value })}
              />
              <TextInput
                label="Credit note number prefix"
                description={`Numbers look like ${invoiceNumber(invoices.creditPrefix, year, 1)}.`}
                maxLength={12}
                value={invoices.creditPrefix}
                error={errors['invoices.creditPrefix']}
                onChange={(event) => put('invoices-credit-prefix', { creditPrefix: event.currentTarget.value })}
              />
            </SimpleGrid>
          </Stack>
        </Panel>
      )}
    </>
  )
}
