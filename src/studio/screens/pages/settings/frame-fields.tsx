import { Select, Stack, Text } from '@mantine/core'
import { type Page, pageFooters, pageHeaders } from '#shared/pages/schema.ts'
import type { PageForm } from './page-form.ts'

const headerWords: Readonly<Record<Page['header'], string>> = {
  site: 'Same as the site',
  transparent: 'Transparent over the first section',
  solid: 'With its own background',
  none: 'No header',
}
const footerWords: Readonly<Record<Page['footer'], string>> = { site: 'Same as the site', none: 'No footer' }

/** The header and the footer of one page. */
export function FrameFields({ form }: PageForm) {
  const { header, purpose } = form.values
  if (purpose === 'splash') return <Text size="sm">A splash page has no header and no footer.</Text>
  return (
    <Stack gap="md">
      <Select
        label="Header"
        description={header === 'transparent' ? 'The first section needs a theme or a background.' : undefined}
        allowDeselect={false}
        data={pageHeaders.map((value) => ({ value, label: headerWords[value] }))}
        {...form.getInputProps('header')}
      />
      <Select
        label="Footer"
        description={
          form.values.footer === 'none' ? 'Visitors find no links to your policies on this page.' : undefined
        }
        allowDeselect={false}
        data={pageFooters.map((value) => ({ value, label: footerWords[value] }))}
        {...form.getInputProps('footer')}
      />
    </Stack>
  )
}
