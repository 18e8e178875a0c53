import { Button, Tabs } from '@mantine/core'
import { type SettingsSection, settingsSections } from '#shared/settings/sections.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { EditorMenu } from '#studio/kit/editor/editor-menu.tsx'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { TabRow } from '#studio/kit/tab-row.tsx'
import { useFilters } from '#studio/kit/use-filters.ts'
import { CheckoutSection } from './checkout-section.tsx'
import { CurrenciesSection } from './currencies/currencies-section.tsx'
import { DonationsSection } from './donations/donations-section.tsx'
import { FewLeftSection } from './few-left-section.tsx'
import { GeneralSection } from './general/general-section.tsx'
import { TextsSection } from './general/texts-section.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { PoliciesSection } from './policies-section.tsx'
import { ProductInformationSection } from './product-information-section.tsx'
import { ReturnsSection } from './returns-section.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import classes from './settings.module.css'
import { SettingsNotices } from './settings-notices.tsx'
import { ShippingSection } from './shipping/shipping-section.tsx'
import { TaxSection } from './tax/tax-section.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import { type SavedSettings, useSettingsEditor } from './use-settings-editor.ts'
import { WithdrawalSection } from './withdrawal-section.tsx'

const settingsTabs = Object.keys(settingsSections) as SettingsSection[]

/** All settings as one draft, their sections in tabs. */
export function SettingsForm({ saved }: { readonly saved: SavedSettings }) {
  const editor = useSettingsEditor(saved)
  const { save, isSaving, refusal, errors, forgive } = useSaveSettings(saved, editor)
  const { values, change: goTo } = useFilters({ tab: settingsTabs })
  const tab = values.tab ?? 'general'
  const section = { draft: editor.draft, change: editor.change, errors }
  useEditorKeys(editor, () => void save())
  return (
    <div className={frame.editor}>
      <title>Store settings · Vitrine</title>
      <EditorHeader title="Store settings" editor={editor} isSaving={isSaving} canWrite>
        <EditorMenu label="More actions for the settings" editor={editor} />
        <Button disabled={!editor.isDirty} loading={isSaving} onClick={() => save()}>
          Save
        </Button>
      </EditorHeader>
      <div className={classes.pane}>
        <Tabs value={tab} onChange={(next) => goTo({ tab: next })} keepMounted={false} className={classes.tabs}>
          <TabRow label="Parts of the settings" tabs={settingsTabs} words={settingsSections} shown={tab} />
          <div className={classes.sections}>
            <SettingsNotices
              editor={editor}
              refusal={refusal}
              errors={errors}
              shown={tab}
              forgive={forgive}
              save={save}
              show={(next) => goTo({ tab: next })}
            />
            <Tabs.Panel value="general" className={classes.panel}>
              <GeneralSection {...section} isCurrencyLocked={saved.isCurrencyLocked} />
            </Tabs.Panel>
            <Tabs.Panel value="currencies" className={classes.panel}>
              <CurrenciesSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="texts" className={classes.panel}>
              <TextsSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="checkout" className={classes.panel}>
              <CheckoutSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="payments" className={classes.panel}>
              <PaymentsSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="shipping" className={classes.panel}>
              <ShippingSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="tax" className={classes.panel}>
              <TaxSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="invoices" className={classes.panel}>
              <InvoicesSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="donations" className={classes.panel}>
              <DonationsSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="returns" className={classes.panel}>
              <ReturnsSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="reviews" className={classes.panel}>
              <ReviewsSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="withdrawal" className={classes.panel}>
              <WithdrawalSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="few-left" className={classes.panel}>
              <FewLeftSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="policies" className={classes.panel}>
              <PoliciesSection {...section} />
            </Tabs.Panel>
            <Tabs.Panel value="product-information" className={classes.panel}>
              <ProductInformationSection {...section} />
            </Tabs.Panel>
          </div>
        </Tabs>
      </div>
    </div>
  )
}
