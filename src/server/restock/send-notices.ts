import { createElement } from 'react'
import { engineOf } from '#server/database/engine.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import type { Env } from '#server/env.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import { findVariantLink } from '#server/products/visible/variant-link.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { sendRestockJob } from '#server/stock-returns/jobs.ts'
import { changing, reading } from '#server/stores.ts'
import { knownOrigin } from '#server/websites/known-origin.ts'
import type { Website } from '#server/websites/website.ts'
import { RESTOCK_END_PATH, restockEndPath } from './restock-link.ts'

/** Emails that are written in one transaction: buyers never wait long for it. */
const BATCH = 200
/** Emails of one job that are sent in a second, so that those about orders never wait behind them. */
const PER_SECOND = 20

/** What an email says, besides its recipient. */
interface Notice {
  readonly subject: string
  readonly replyTo: string
  /** The email as HTML, by the origin of its links, with `PLACE` where the link of its recipient belongs. */
  htmlFor(origin: string): string
}

/** Part of no other text: the link of each recipient replaces it. */
const PLACE = `${RESTOCK_END_PATH}?key=0000000000000000`

/**
 * Writes the emails to people who wait for a variant, in the order in which they asked: to as many as pieces came back,
 * and never more than there are now. Each transaction marks its people and writes their emails, and two processes skip
 * each other's people, so that each of them gets one email, whenever the job stops and starts again.
 */
export function sendRestockHandler(
  services: Pick<Services, 'database' | 'websites' | 'worker' | 'env' | 'secret'>,
): JobHandler<typeof sendRestockJob> {
  return async ({ id: jobId, websiteId, payload: { variantId, pieces }, renew, stopping }) => {
    const website = await services.websites.byId(websiteId)
    const scope = reading(services, { id: websiteId })
    const variant = await findVariantLink(scope, variantId, Date.now())
    // Without a mail server people keep their place; the daily work tells them once there is one.
    if (!website?.canSendEmail || !variant || variant.pieces === 0) return
    const done = await countSent(scope, jobId)
    let left = pieces === null ? Infinity : Math.min(pieces, variant.pieces) - done
    const notice = await drawNotice(website, variant)
    for (let written = done; left > 0; ) {
      if (stopping()) throw new Error('The process ends; the notices go on in the next one.')
      const from = { jobId, variantId, written, most: Math.min(BATCH, left) }
      const count = await changing(services, website, null, (change) => sendSome(change, services, notice, from))
      if (count === 0) return
      written += count
      left -= count
      await renew()
    }
  }
}

async function drawNotice(website: Website, { title, path }: { title: string; path: string }): Promise<Notice> {
  const [{ BackInStock }, { renderEmail }] = await Promise.all([
    import('#server/emails/back-in-stock.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const words = wordsOf(website, 'restock-notice', { 'product.title': title })
  const drawn = new Map<string, string>()
  const draw = (origin: string) => {
    const links = { link: origin + path, endLink: origin + PLACE }
    return renderEmail(createElement(BackInStock, { website, origin, words, ...links })).html
  }
  return {
    subject: words.subject,
    replyTo: replyToOf(website),
    htmlFor(origin) {
      const html = drawn.get(origin) ?? draw(origin)
      drawn.set(origin, html)
      return html
    },
  }
}

async function countSent({ database, websiteId }: Scope, jobId: string): Promise<number> {
  const { sent } = await database
    .selectFrom('restock_requests')
    .select((row) => row.fn.countAll<number>().as('sent'))
    .where('website_id', '=', websiteId)
    .where('sent_by', '=', jobId)
    .executeTakeFirstOrThrow()
  return Number(sent)
}

interface Part {
  readonly jobId: string
  readonly variantId: string
  /** Emails that this job has written before. */
  readonly written: number
  readonly most: number
}

/** Marks the next people and writes their emails. @returns how many */
async function sendSome(
  scope: ChangeScope,
  { env, secret }: { readonly env: Pick<Env, 'SMTP_URL'>; readonly secret: Services['secret'] },
  notice: Notice,
  { jobId, variantId, written, most }: Part,
): Promise<number> {
  const { database, websiteId } = scope
  const waiting = database
    .selectFrom('restock_requests')
    .select(['id', 'email', 'origin'])
    .where('website_id', '=', websiteId)
    .where('variant_id', '=', variantId)
    .where('sent_at', 'is', null)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(most)
  // SQLite has one writer, and each of our transactions is a writer from its beginning.
  const people = await (engineOf(database) === 'postgres' ? waiting.forUpdate().skipLocked() : waiting).execute()
  if (people.length === 0) return 0
  const now = Date.now()
  await database
    .updateTable('restock_requests')
    .set({ sent_at: now, sent_by: jobId })
    .where('website_id', '=', websiteId)
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  for (const [index, { id, email, origin: stored }] of people.entries()) {
    const origin = await knownOrigin(scope, stored)
    const ends = restockEndPath(secret, websiteId, id)
    await writeEmail(env, scope, {
      kind: 'restock-notice',
      to: email,
      replyTo: notice.replyTo,
      subject: notice.subject,
      html: notice.htmlFor(origin).replaceAll(PLACE, ends),
      aboutId: id,
      unsubscribeUrl: origin + ends,
      sendAt: now + Math.floor((written + index) / PER_SECOND) * 1_000,
    })
  }
  return people.length
}
