import { MultiSelect, Radio, Stack } from '@mantine/core'
import { getNavigationCall } from '#shared/collections/navigation-api.ts'
import { popupLimits, popupPageRules } from '#shared/popup/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import type { ChangePopup, PopupDraft } from './popup-draft.ts'

const ruleWords: Readonly<Record<(typeof popupPageRules)[number], string>> = {
  all: 'All pages',
  only: 'Only these pages',
  except: 'All pages except these',
}

/** On which pages the popup opens. */
export function PagesSection({
  draft: { pages },
  change,
}: {
  readonly draft: PopupDraft
  readonly change: ChangePopup
}) {
  return (
    <Panel title="Pages" lead="Never on the cart, the checkout, orders and error pages.">
      <Stack gap="md">
        <Radio.Group
          aria-label="Pages"
          value={pages.rule}
          onChange={(rule) => change('pages.rule', { pages: { ...pages, rule: rule as typeof pages.rule } })}
        >
          <Stack gap="xs">
            {popupPageRules.map((rule) => (
              <Radio key={rule} value={rule} label={ruleWords[rule]} />
            ))}
          </Stack>
        </Radio.Group>
        {pages.rule !== 'all' && <PageChoice pages={pages} change={change} />}
      </Stack>
    </Panel>
  )
}

function PageChoice({ pages, change }: { readonly pages: PopupDraft['pages']; readonly change: ChangePopup }) {
  const { data } = useContractQuery(getNavigationCall, {})
  const places = (data?.places ?? []).filter(({ kind }) => kind !== 'category')
  return (
    <MultiSelect
      label="Pages, stores and collections"
      description="A store includes its products, a collection its items. Renamed pages stay chosen."
      placeholder={pages.ids.length === 0 ? 'Search for a page' : undefined}
      searchable
      hidePickedOptions
      maxValues={popupLimits.pages}
      nothingFoundMessage="No matches"
      value={[...pages.ids]}
      data={places.map(({ id, title, path }) => ({ value: id, label: `${title} · ${path}` }))}
      onChange={(ids) => change('pages.ids', { pages: { ...pages, ids } })}
    />
  )
}
