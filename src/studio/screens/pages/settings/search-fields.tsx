import { Checkbox, Stack, Textarea, TextInput } from '@mantine/core'
import { slugOf } from '#shared/pages/url-id.ts'
import { SearchResult } from '#studio/kit/search-result/search-result.tsx'
import { TextLength } from '#studio/kit/search-result/text-length.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import type { PageForm } from './page-form.ts'

/** How search engines show a page, or that they do not. */
export function SearchFields({ form }: PageForm) {
  const { website } = useStaff()
  const { title, urlId, path, seoTitle, seoDescription, isHiddenFromSearch } = form.values
  return (
    <Stack gap="md">
      <Checkbox
        label="Hide from search engines"
        description="Search engines are asked not to list the page, and the sitemap leaves it out."
        {...form.getInputProps('isHiddenFromSearch', { type: 'checkbox' })}
      />
      <Checkbox
        label="Hide from the site’s search"
        description="Visitors don’t find the page when they search your site."
        {...form.getInputProps('isHiddenFromSiteSearch', { type: 'checkbox' })}
      />
      {!isHiddenFromSearch && (
        <SearchResult
          path={path === '/' ? '/' : `/${urlId || slugOf(title, website.locale) || '…'}`}
          title={seoTitle || title || 'Title'}
          siteTitle={website.title}
          description={seoDescription || 'Your description appears here.'}
        />
      )}
      <TextInput
        label="Search engine title"
        placeholder={title}
        maxLength={200}
        autoComplete="off"
        rightSection={<TextLength text={seoTitle} good={60} />}
        rightSectionWidth={64}
        {...form.getInputProps('seoTitle')}
      />
      <Textarea
        label="Search engine description"
        description={<TextLength text={seoDescription} good={160} />}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={500}
        autosize
        minRows={2}
        {...form.getInputProps('seoDescription')}
      />
    </Stack>
  )
}
