import { Alert, Button, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import type { MerchandisingContext } from '#shared/merchandising/rules.ts'
import type { Merchandising, MerchandisingField, MerchandisingOverride } from '#shared/merchandising/schema.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { InheritedField } from './inherited-field.tsx'

const restockFields = ['restockNotificationViews', 'CTAText', 'placeholderText', 'buttonText', 'successText'] as const
const listFields = ['mailingListSignUpEnabled', 'mailingListOptInByDefault', 'mailingListDescription'] as const
const scarcityFields = ['scarcityTemplateViews', 'scarcityShownByDefault'] as const
/** What the site and products set elsewhere. */
const categoryFields = ['customSoldOutText', 'scarcityEnabled', 'scarcityText', 'scarcityThreshold'] as const

interface Props {
  readonly title: string
  readonly lead: string
  readonly back: { readonly to: string; readonly label: string }
  readonly level: 'site' | 'category' | 'product'
  readonly start: MerchandisingOverride
  readonly inherited: Merchandising
  readonly winners: MerchandisingContext['winners']
  readonly isSaving: boolean
  readonly canSave: boolean
  readonly onSave: (override: MerchandisingOverride) => void
}

/** What the site, a category or a product shows about restock notices and low stock. */
export function MerchandisingForm({ level, start, canSave, isSaving, onSave, inherited, winners, ...page }: Props) {
  const [override, setOverride] = useState(start)
  const change = (changes: MerchandisingOverride) =>
    setOverride((before) => {
      const entries = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined)
      return Object.fromEntries(entries) as MerchandisingOverride
    })
  const draw = (fields: readonly MerchandisingField[]) =>
    fields.map((field) => (
      <InheritedField
        key={field}
        field={field}
        override={override}
        inherited={inherited}
        winners={winners}
        isSite={level === 'site'}
        onChange={change}
      />
    ))
  const columns = { base: 1, xs: 2 }
  const isChanged = JSON.stringify(override) !== JSON.stringify(start)
  const low = level === 'category' ? [...categoryFields, ...scarcityFields] : scarcityFields
  return (
    <Page
      {...page}
      width="narrow"
      actions={
        canSave && (
          <Button loading={isSaving} disabled={!isChanged} onClick={() => onSave(override)}>
            Save
          </Button>
        )
      }
    >
      <Stack gap="md">
        {!canSave && <Alert color="notice">You can look at these settings, but not change them.</Alert>}
        <Panel title="Sign-up for restock notices" lead="Below the add-to-cart button of an item that is sold out.">
          <SimpleGrid cols={columns}>{draw(restockFields)}</SimpleGrid>
        </Panel>
        <Panel
          title="Mailing list"
          lead="A checkbox in the sign-up. People confirm by email before they’re on the list."
        >
          <SimpleGrid cols={columns}>{draw(listFields)}</SimpleGrid>
        </Panel>
        <Panel title="Low stock">
          <SimpleGrid cols={columns}>{draw(low)}</SimpleGrid>
        </Panel>
      </Stack>
    </Page>
  )
}
