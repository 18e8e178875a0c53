import type { FastifyReply, FastifyRequest } from 'fastify'
import { inputsOf } from '#server/forms/submissions/answers-of-post.ts'
import { createFilePosts, type ReadPost } from '#server/forms/submissions/read-file-post.ts'
import { createFormPosts } from '#server/forms/submissions/submit-form-post.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import type { Services } from '#server/services.ts'
import { isClosed, type Lock } from '#server/site/access.ts'
import type { PageErrorHandler } from '#server/site/answer-page-errors.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { showError, showNotFound } from '#server/site/show-not-found.ts'
import type { Website } from '#server/websites/website.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { sentenceOf } from '#shared/failures.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { fail } from '#shared/http/failure.ts'
import { isOwnPath } from '#shared/http/own-path.ts'
import { formsOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { blocksOf } from '#shared/pages/content.ts'
import type { Page } from '#shared/pages/schema.ts'
import { itemAt } from './items/item-at.ts'
import { showItem } from './items/show-item.ts'
import { locksAt } from './locks-at.ts'
import type { PageLocks } from './page-lock.ts'
import type { PostedTo } from './posted-to.ts'
import { showPage } from './show-blocks.ts'
import { showLock } from './show-lock.ts'
import { pageTexts } from './texts.ts'

const PER_MINUTE = 60
/** Letters of other alphabets take nine bytes each in a plain post. */
const LONGEST_POST = 1024 * 1024

interface FormPostDependencies {
  toPageRequest(request: FastifyRequest): Promise<PageRequest | null>
  readonly answerError: PageErrorHandler
  readonly locks: PageLocks
  /** Whether the request comes from someone who is signed in to the website's studio. */
  isStaff(request: FastifyRequest, website: Website): Promise<boolean>
}

/** Forms of pages without JavaScript, and the passwords of pages: each is posted to the URL of its own page. */
export function registerFormPosts(
  services: Services,
  { toPageRequest, answerError, locks, isStaff }: FormPostDependencies,
): void {
  const { app } = services
  const submitPost = createFormPosts(services)
  const readFilePost = createFilePosts(services)
  const route = {
    schema: { hide: true },
    bodyLimit: LONGEST_POST,
    config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 }, takesLong: 'with-files' as const },
    errorHandler: answerError,
  }

  for (const url of ['/', '/:first', '/:first/:second'] as const) {
    app.post(url, route, async (request, reply) => {
      const page = await toPageRequest(request)
      if (!page) return sendFailure(reply, fail('website-not-found').failure)
      const post: ReadPost = request.isMultipart()
        ? await readFilePost(page.website, request, (formId) => findForm(page, formId))
        : { inputs: inputsOf(request.body), fileErrors: {}, contents: new Map() }
      const before = await locksAt(page)
      const isOpen = (lock: Lock) => locks.isOpen(request, page.website, lock)
      const password = post.inputs.get('_password')
      const asked = before.find((lock) => !isOpen(lock)) ?? before[0]
      if (asked && password !== null) return unlock(page, asked, post.inputs, request, reply)
      const access = before.length > 0 ? { isStaff: await isStaff(request, page.website), isOpen } : undefined
      const seen = { ...page, access }
      const closed = before.find((lock) => isClosed(seen, lock))
      if (closed) return send(reply, await showLock(seen, closed))
      if (!post.inputs.has('_form')) return sendFailure(reply, fail('not-found').failure)
      const answered = await answer(seen, post, request, reply)
      if (typeof answered === 'string') return reply.redirect(answered, 303)
      return send(reply, answered)
    })
  }

  /** Opens a lock with a password and leads to what was asked for, or says what was wrong. */
  async function unlock(
    page: PageRequest,
    lock: Lock,
    inputs: ReadPost['inputs'],
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const returnTo = wantedBelow(lock, inputs.get('_return')) ?? page.path
    const outcome = await locks.open(request, reply, page.website, lock, inputs.get('_password')!)
    if (outcome === 'open') return reply.redirect(returnTo, 303)
    return send(reply, await showLock(page, lock, { problem: outcome, returnTo }))
  }

  /** Answers with a page, or redirects to the returned URL. */
  async function answer(
    page: PageRequest,
    { inputs, fileErrors, contents }: ReadPost,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RenderedPage | string> {
    const found = await pageAt(page, inputs.get('_form')!)
    if (!found) return showNotFound(page, { isPersonal: true })
    const { page: at, show } = found
    const form = await formOn(page, at, inputs.get('_form')!)
    if (!form) return showGone(page)
    return submitPost(
      {
        page,
        at,
        form,
        inputs,
        fileErrors,
        contents,
        show: async (posted) => (await show({ formId: form.id, form: posted }))!,
      },
      request,
      reply,
    )
  }
}

const send = (reply: FastifyReply, { status, headers, html }: RenderedPage) =>
  reply.code(status).headers(headers).send(html)

/** The address that was asked for, if it opens with the lock. */
function wantedBelow({ path }: Lock, address: string | null): string | null {
  if (address === null || !isOwnPath(address)) return null
  // As browsers read it, so that '/journal/../..' is not below.
  const { pathname, search } = new URL(address, 'https://site.invalid')
  return pathname === path || pathname.startsWith(`${path}/`) ? pathname + search : null
}

/** The page or item at an address that shows a form, and how it is shown with a form that came back. */
async function pageAt(
  request: PageRequest,
  formId: string,
): Promise<{ page: Page; show: (posted: PostedTo) => Promise<RenderedPage | null> } | null> {
  const { sources, path } = request
  const published = await sources.page(path.slice(1))
  const page = published && ((await versionWith(request, published, formId)) ?? published)
  if (page) return { page, show: (posted) => showPage(request, page, { posted }) }
  const [first = '', second] = path.slice(1).split('/')
  const collection = second === undefined ? null : await sources.items.collection(first)
  const item = collection && (await itemAt(request, collection, second!))
  const ofItem = item && (await sources.items.pages([item.id])).get(item.id)
  if (!ofItem) return null
  return { page: ofItem, show: (posted) => showItem(request, collection, item, posted) }
}

/** The version of a page that is tested, where a form is only there; null for others. */
async function versionWith({ website, sources }: PageRequest, page: Page, formId: string): Promise<Page | null> {
  const tested = website.experiments.find(({ pageId }) => pageId === page.id)
  return tested && !showsForm(page, formId) ? sources.version(page, tested.versionId) : null
}

/** The form with this id on the requested page. */
async function findForm(page: PageRequest, formId: string): Promise<PublicForm | null> {
  const at = await pageAt(page, formId)
  return at && formOn(page, at.page, formId)
}

/** A form on a page; null when the page does not show it. */
async function formOn({ sources }: PageRequest, page: Page, formId: string): Promise<PublicForm | null> {
  return showsForm(page, formId) ? ((await sources.forms([formId])).get(formId) ?? null) : null
}

const showsForm = ({ content }: Page, formId: string): boolean => formsOfBlocks(blocksOf(content)).includes(formId)

function showGone(page: PageRequest): RenderedPage {
  const { failure } = fail('form-not-configured')
  return showError(page, statusOf[failure.code], {
    title: pageTexts.formGone,
    sentence: sentenceOf(failure),
    action: { label: pageTexts.backToPage, href: page.path },
  })
}
