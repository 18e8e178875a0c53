import { Checkbox, Select, Stack } from '@mantine/core'
import type { PageSettings } from '#shared/pages/owner-api.ts'
import { pagePurposes, pageStatuses } from '#shared/pages/schema.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { TitleField } from '#studio/kit/title-field.tsx'
import { UrlField } from '#studio/kit/url-field.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import { purposeLabels, purposeMeanings, statusMeanings } from '../page-words.ts'
import { whoDesigns } from '../use-may-change.ts'
import type { PageForm } from './page-form.ts'
import { PageForms } from './page-forms.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PublishDateInput } from './publish-date-input.tsx'

/** Title, URL, status and navigation link of a page, and the forms on it. @param page as it is saved */
export function GeneralFields({ page, form }: PageForm & { readonly page: PageSettings }) {
  const isHome = page.urlId === ''
  const { title, urlId, status, purpose } = form.values
  const hasUrl = purpose === 'page'
  const mayDesign = useMay()('pages.design')
  return (
    <Stack gap="md">
      <TitleField
        description="Shown in the navigation and in search results. A heading with the same text changes too."
        {...form.getInputProps('title')}
      />
      {!isHome && (
        <Select
          label="Use as"
          description={mayDesign ? purposeMeanings[purpose] : whoDesigns}
          disabled={!mayDesign}
          allowDeselect={false}
          data={pagePurposes.map((value) => ({ value, label: purposeLabels[value] }))}
          {...form.getInputProps('purpose')}
        />
      )}
      {!isHome && hasUrl && (
        <UrlField
          title={title}
          urlId={urlId}
          description={
            page.status === 'published'
              ? 'Leave empty to use the title. The old URL will redirect to the new one.'
              : 'Leave empty to use the title.'
          }
          error={form.errors.urlId}
          onChange={(next) => form.setFieldValue('urlId', next)}
        />
      )}
      {!isHome && (
        <Select
          label="Status"
          description={statusMeanings[status]}
          allowDeselect={false}
          data={pageStatuses.toReversed().map((value) => ({ value, label: statusLabels[value] }))}
          {...form.getInputProps('status')}
        />
      )}
      {status === 'scheduled' && (
        <PublishDateInput
          value={form.values.publishAt}
          change={(publishAt) => form.setFieldValue('publishAt', publishAt)}
          error={form.errors.publishAt}
        />
      )}
      {hasUrl && (
        <>
          <Checkbox
            label="Show in navigation"
            description={status === 'published' ? undefined : 'Visitors see the link when the page is published.'}
            {...form.getInputProps('isInNavigation', { type: 'checkbox' })}
          />
          <PasswordFields page={page} form={form} />
        </>
      )}
      <PageForms page={page} />
    </Stack>
  )
}
