import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Fragment, type ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { getReviewCall } from '#shared/reviews/api.ts'
import type { Review } from '#shared/reviews/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { HideDialog } from './hide-dialog.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReviewMark } from './review-list.tsx'
import { ReviewStars } from './review-stars.tsx'
import { sourceWords } from './review-words.ts'
import classes from './reviews.module.css'
import { useModeration } from './use-moderation.ts'

const back = { to: '/reviews', label: 'Reviews' }

/** One review: what was written, who wrote it, the decision about it, and the answer. */
export function ReviewPage() {
  const { reviewId = '' } = useParams()
  const query = useContractQuery(getReviewCall, { parameters: { reviewId } })
  const formats = useFormats()
  const opensProducts = useMay()('products.read')
  return (
    <DetailPage query={query} back={back} waitingTitle="Review" width="narrow">
      {({ review }) => (
        <Page
          title={`Review of ${review.product.title}`}
          lead={formats.moment(review.createdAt)}
          marks={<ReviewMark review={review} />}
          back={back}
          width="narrow"
          actions={<Actions review={review} />}
        >
          <Stack gap="md">
            <Panel title="Review">
              <Content review={review} />
            </Panel>
            <Panel title="Answer" lead="Shown below the review on the product’s page, in the name of your shop.">
              {/* Not by its revision: a decision about the review raises it, and must not clear what is being written. */}
              <ReplyForm key={`${review.id} ${review.reply}`} review={review} />
            </Panel>
            <Panel title="Details">
              <dl className={classes.facts}>
                {factsOf(review, formats, opensProducts).map(([name, fact]) => (
                  <Fragment key={name}>
                    <dt>{name}</dt>
                    <dd>{fact}</dd>
                  </Fragment>
                ))}
              </dl>
            </Panel>
          </Stack>
        </Page>
      )}
    </DetailPage>
  )
}

function Content({ review: { rating, title, body, pictures } }: { readonly review: Review }) {
  return (
    <Stack gap="xs">
      <ReviewStars rating={rating} />
      {title !== '' && <h3 className={classes.title}>{title}</h3>}
      {body !== '' && <p className={classes.body}>{body}</p>}
      {title === '' && body === '' && (
        <Text size="sm" c="dimmed">
          Stars without words.
        </Text>
      )}
      {pictures.length > 0 && (
        <ul className={classes.pictures}>
          {pictures.map(({ id, assetUrl }, index) => (
            <li key={id}>
              <a
                href={`${assetUrl}?format=2500w`}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open image ${index + 1} in a new tab`}
              >
                <Thumbnail url={assetUrl} width={300} size={96} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function factsOf(
  review: Review,
  { moment }: Formats,
  opensProducts: boolean,
): readonly (readonly [string, ReactNode])[] {
  const { product, name, source, email, orderId, createdAt, updatedAt, hideReason } = review
  return [
    [
      'Product',
      opensProducts ? (
        <Anchor key="product" component={Link} to={`/products/${product.id}`}>
          {product.title}
        </Anchor>
      ) : (
        product.title
      ),
    ],
    ['Author', name],
    ['Source', sourceWords[source]],
    ...(email ? [['Email', email] as const] : []),
    ...(orderId
      ? [
          [
            'Order',
            <Anchor key="order" component={Link} to={`/orders/${orderId}`}>
              View order
            </Anchor>,
          ] as const,
        ]
      : []),
    ...(updatedAt > createdAt ? [['Last changed', moment(updatedAt)] as const] : []),
    ...(hideReason ? [['Hidden because', hideReason] as const] : []),
  ]
}

function Actions({ review: { id, state } }: { readonly review: Review }) {
  const navigate = useNavigate()
  const [isHiding, hiding] = useDisclosure(false)
  const moderate = useModeration(hiding.close)
  const remove = useModeration(() => void navigate('/reviews'))
  const body = { reviewIds: [id], reason: '' }
  return (
    <>
      <Button
        variant="subtle"
        color="danger"
        loading={remove.isPending}
        onClick={() => remove.mutate({ body: { ...body, state: 'deleted' } })}
      >
        Delete
      </Button>
      {state !== 'hidden' && (
        <Button variant="default" onClick={hiding.open}>
          Hide
        </Button>
      )}
      {state !== 'published' && (
        <Button loading={moderate.isPending} onClick={() => moderate.mutate({ body: { ...body, state: 'published' } })}>
          Publish
        </Button>
      )}
      <HideDialog
        isOpen={isHiding}
        count={1}
        isHiding={moderate.isPending}
        hide={(reason) => moderate.mutate({ body: { reviewIds: [id], state: 'hidden', reason } })}
        close={hiding.close}
      />
    </>
  )
}
