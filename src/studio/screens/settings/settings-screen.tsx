import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { SettingsForm } from './settings-form.tsx'

/** The settings of the shop. */
export function SettingsScreen() {
  const { id } = useStaff().website
  const query = useContractQuery(getStoreSettingsCall, {})
  return (
    <DetailPage query={query} waitingTitle="Store settings">
      {(opened) => <SettingsForm saved={{ ...opened, id }} />}
    </DetailPage>
  )
}
