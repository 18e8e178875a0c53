import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Check, Download, EyeOff, MessageSquareText, Settings2, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { exportReviewsCall, listedStates, listReviewsCall, ownerReviewSorts } from '#shared/reviews/api.ts'
import { type Review, reviewSources } from '#shared/reviews/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import { ListViews, type StandardView } from '#studio/kit/list-views/list-views.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { type Selection, useSelection } from '#studio/kit/use-selection.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { HideDialog } from './hide-dialog.tsx'
import { ImportReviews } from './import-reviews.tsx'
import { ReviewStars } from './review-stars.tsx'
import { beginningOf, reviewStateWords, sourceWords, starsInWords } from './review-words.ts'
import { useModeration } from './use-moderation.ts'

const ratings = ['5', '4', '3', '2', '1'] as const
const nothing = { state: null, rating: null, source: null, productId: null }

/** The views that every website has. */
const standardViews: readonly StandardView[] = [
  { name: 'All', query: {} },
  { name: 'Pending', query: { state: 'waiting' } },
  { name: 'Hidden', query: { state: 'hidden' } },
]

/** The reviews of all products, newest first by default. */
export function ReviewList() {
  const { values, change } = useFilters({
    state: listedStates,
    rating: ratings,
    source: reviewSources,
    productId: 'text',
    sort: ownerReviewSorts,
  })
  const { sort, ...narrowing } = values
  const isNarrowed = Object.keys(narrowing).length > 0
  const pages = useContractPages(listReviewsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.reviews) ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const formats = useFormats()
  const may = useMay()
  return (
    <>
      <ListPage
        title="Reviews"
        noun="reviews"
        label="Reviews"
        pages={pages}
        rows={rows}
        sorting={{
          value: sort ?? 'newest',
          isAscending: (one) => one === 'oldest' || one === 'lowest',
          onChange: (next) => change({ sort: next === 'newest' ? null : next }),
        }}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/reviews/${id}`}
        nameOf={({ product }) => product.title}
        nameTitle="Product"
        columns={columnsFor(formats)}
        phone={{
          aside: (review) => <ReviewStars rating={review.rating} />,
          below: (review) => (
            <>
              <span>{beginningOf(review)}</span>
              <span>{review.name}</span>
              <span>{formats.ago(review.createdAt)}</span>
              <ReviewMark review={review} />
            </>
          ),
        }}
        selection={selection}
        actions={
          <>
            {may('settings.manage') && <SettingsLink />}
            {may('orders.read') && (
              <Button
                component="a"
                href={exportReviewsCall.path}
                download
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
              >
                Export CSV
              </Button>
            )}
            {may('products.write') && <ImportReviews />}
          </>
        }
        above={
          may('orders.read') &&
          (isNarrowed || rows.length > 0) && <ListViews list="reviews" standard={standardViews} values={values} />
        }
        isNarrowed={isNarrowed}
        onWiden={() => change(nothing)}
        filters={
          <>
            <FilterSelect
              label="Status"
              width={150}
              value={values.state}
              choices={listedStates.map((value) => ({ value, label: reviewStateWords[value].label }))}
              onChange={(state) => change({ state })}
            />
            <FilterSelect
              label="Rating"
              width={130}
              value={values.rating}
              choices={ratings.map((value) => ({ value, label: starsInWords(Number(value)) }))}
              onChange={(rating) => change({ rating })}
            />
            <FilterSelect
              label="Source"
              width={160}
              value={values.source}
              choices={reviewSources.map((value) => ({ value, label: sourceWords[value] }))}
              onChange={(source) => change({ source })}
            />
          </>
        }
        empty={
          <EmptyState
            title="No reviews yet"
            icon={MessageSquareText}
            action={
              <>
                {may('settings.manage') && <SettingsLink />}
                {may('products.write') && <ImportReviews />}
              </>
            }
          >
            Turn reviews on in Store settings. Customers then get an email some days after delivery that asks for a
            review of what they bought. You can also import reviews from your old shop.
          </EmptyState>
        }
      />
      <ReviewBar selection={selection} />
    </>
  )
}

const SettingsLink = () => (
  <Button
    component={Link}
    to="/store-settings?tab=reviews"
    variant="default"
    leftSection={<Settings2 size={16} aria-hidden />}
  >
    Settings
  </Button>
)

/** Actions on the selected reviews. */
function ReviewBar({ selection }: { readonly selection: Selection }) {
  const [isHiding, hiding] = useDisclosure(false)
  const moderate = useModeration(() => {
    hiding.close()
    selection.clear()
  })
  const run = (state: 'published' | 'hidden' | 'deleted', reason = '') =>
    moderate.mutate({ body: { reviewIds: [...selection.ids], state, reason } })
  return (
    <>
      <SelectionBar selection={selection} noun="reviews">
        <SelectionStep leftSection={<Check size={16} aria-hidden />} onClick={() => run('published')}>
          Publish
        </SelectionStep>
        <SelectionStep leftSection={<EyeOff size={16} aria-hidden />} onClick={hiding.open}>
          Hide
        </SelectionStep>
        <SelectionStep leftSection={<Trash2 size={16} aria-hidden />} onClick={() => run('deleted')}>
          Delete
        </SelectionStep>
      </SelectionBar>
      <HideDialog
        isOpen={isHiding}
        count={selection.count}
        isHiding={moderate.isPending}
        hide={(reason) => run('hidden', reason)}
        close={hiding.close}
      />
    </>
  )
}

function columnsFor({ ago }: Formats): Column<Review>[] {
  return [
    {
      title: 'Rating',
      width: 110,
      sorts: ['highest', 'lowest'],
      cell: ({ rating }) => <ReviewStars rating={rating} />,
    },
    { title: 'Review', wraps: true, cell: beginningOf },
    { title: 'Author', width: 150, isSpare: true, cell: ({ name }) => name },
    { title: 'Status', width: 120, cell: (review) => <ReviewMark review={review} /> },
    {
      title: 'Written',
      width: 130,
      align: 'end',
      isSpare: true,
      sorts: ['newest', 'oldest'],
      cell: ({ createdAt }) => ago(createdAt),
    },
  ]
}

/** The state of a review. */
export function ReviewMark({ review: { state } }: { readonly review: Pick<Review, 'state'> }) {
  const { tone, label } = reviewStateWords[state]
  return <StateMark tone={tone}>{label}</StateMark>
}
