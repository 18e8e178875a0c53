import { Stack, Textarea, TextInput } from '@mantine/core'
import { memo } from 'react'
import { slugOf } from '#shared/pages/url-id.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { SearchResult } from '#studio/kit/search-result/search-result.tsx'
import { TextLength } from '#studio/kit/search-result/text-length.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import type { ProductDraft } from './draft.ts'
import type { ChangeProduct } from './use-product-editor.ts'

interface SearchEngineProps extends Pick<ProductDraft, 'title' | 'excerpt' | 'urlId' | 'seoTitle' | 'seoDescription'> {
  readonly storePath: string
  readonly addressError: string | null
  readonly change: ChangeProduct
}

/** The product's URL and its search result. */
export const SearchEngineSection = memo(function SearchEngineSection(props: SearchEngineProps) {
  const { title, excerpt, urlId, seoTitle, seoDescription, storePath, addressError, change } = props
  const { website } = useStaff()
  const made = slugOf(title, website.locale)
  const path = `${storePath}/p/${urlId || made || '…'}`
  const description = seoDescription || excerpt
  return (
    <Panel title="Search engines" id="search-engines">
      <Stack gap="md">
        <SearchResult
          path={path}
          title={seoTitle || title || 'Title'}
          siteTitle={website.title}
          description={description || 'Your description appears here.'}
        />
        <TextInput
          label="URL"
          description={urlId ? path : 'Leave empty to use the title.'}
          placeholder={made}
          value={urlId}
          maxLength={200}
          error={addressError}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) =>
            change('address', { urlId: event.currentTarget.value.toLowerCase().replace(/\s/g, '-') })
          }
          // Pasted text, such as a whole title, becomes a valid URL.
          onBlur={(event) => change('address', { urlId: slugOf(event.currentTarget.value, website.locale) })}
        />
        <TextInput
          label="Search engine title"
          placeholder={title}
          value={seoTitle}
          maxLength={200}
          rightSection={<TextLength text={seoTitle} good={60} />}
          rightSectionWidth={64}
          onChange={(event) => change('seoTitle', { seoTitle: event.currentTarget.value })}
        />
        <Textarea
          label="Search engine description"
          description={<TextLength text={seoDescription} good={160} />}
          inputWrapperOrder={['label', 'input', 'description']}
          placeholder={excerpt}
          value={seoDescription}
          maxLength={500}
          autosize
          minRows={2}
          onChange={(event) => change('seoDescription', { seoDescription: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
})
