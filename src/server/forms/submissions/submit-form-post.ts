import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { hostName } from '#server/websites/host-name.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { type FailureCode, sentenceOf } from '#shared/failures.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { contentSources, PUBLIC_PAGE } from '#shared/forms/codes.ts'
import { shownFields } from '#shared/forms/conditions.ts'
import { formTexts, submissionSentence } from '#shared/forms/form-texts.ts'
import { HONEYPOT } from '#shared/forms/input-names.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { type FieldErrors, validateAnswers } from '#shared/forms/validate-answers.ts'
import { fail } from '#shared/http/failure.ts'
import type { PostedForm } from '#storefront/blocks/form/model.ts'
import { answerRules } from './answer-rules.ts'
import { answersOfPost } from './answers-of-post.ts'
import { createKey, readKey } from './submission-key.ts'
import { submitForm } from './submit-form.ts'

/** A form that was posted to its page's own URL. */
export interface FormPost {
  readonly page: PageRequest
  /** Its page, which is sent with the submission. */
  readonly at: { readonly id: string; readonly title: string }
  readonly form: PublicForm
  readonly inputs: URLSearchParams
  /** Errors of files in the post, by field. */
  readonly fileErrors?: FieldErrors
  /** The content hashes of files in the post, by their answers. */
  readonly contents?: ReadonlyMap<string, string>
  /** Renders that page with the returned form. */
  readonly show: (posted: PostedForm) => Promise<RenderedPage>
}

type AnsweredPost = FormPost & { readonly answers: Answers }

/** The error of a returned form, with the status of its page. */
interface Refusal {
  readonly status: number
  readonly errors?: FieldErrors
  readonly sentence?: string
  readonly isQuestion?: boolean
}

/**
 * Handles forms that are posted without JavaScript: each returns with its input and errors, or redirects to the
 * confirmation. Cached pages contain neither CSRF token nor key, so a post without them is confirmed on a page that has
 * both (`docs/decisions/022`).
 * @returns a function that answers a post: with a page, or the URL to redirect to
 */
export function createFormPosts(services: Services) {
  const { csrf, gates, secret } = services
  return submitPost

  async function submitPost(
    post: FormPost,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RenderedPage | string> {
    const { page, form, inputs, at } = post
    const answers = answersOfPost(form, inputs, page.query)
    const answered = { ...post, answers }

    const errors = {
      ...validateAnswers(form.fields, answers, answerRules(page.website.settings)),
      ...ofShownFiles(answered),
    }
    if (Object.keys(errors).length > 0) return comeBack(answered, request, reply, { status: 400, errors })
    const isGenuine = gates.isGenuine(request, reply, page.website)
    if (!isGenuine && inputs.has('crumb') && !request.headers.cookie) {
      // Without cookies another attempt would fail as well.
      const { failure } = fail('cookies-disabled')
      return comeBack(answered, request, reply, { status: statusOf[failure.code], sentence: sentenceOf(failure) })
    }
    if (!isGenuine || !isKey(post)) {
      const sentence = formTexts.onceMore(form.submitLabel)
      return comeBack(answered, request, reply, { status: 200, sentence, isQuestion: true })
    }
    const submitted = await submitForm(
      services,
      page.website,
      {
        form: JSON.stringify(answers),
        key: inputs.get('_key')!,
        pageTitle: at.title,
        pageId: at.id,
        pagePath: page.path,
        contentSource: contentSources.collection,
        pagePermissionTypeValue: PUBLIC_PAGE,
        formId: form.id,
        website: inputs.get(HONEYPOT) ?? '',
      },
      {
        address: request.ip,
        origin: page.origin,
        host: hostName(request.host),
        isPlainPost: true,
        // A button that was pressed twice sends its files twice.
        sameAs: JSON.stringify(answers, (_, value) => post.contents?.get(value) ?? value),
      },
    )
    if (submitted.ok) return placeAfter(post, submitted.value.successRedirect)
    const { failure } = submitted
    const status = statusOf[failure.code as FailureCode]
    return comeBack(answered, request, reply, {
      status,
      errors: 'errors' in failure ? (failure.errors as FieldErrors) : {},
      sentence: submissionSentence(status, sentenceOf(failure)),
    })
  }

  function isKey({ page, inputs }: FormPost): boolean {
    return readKey(secret, page.website.id, inputs.get('_key') ?? '', Date.now()) !== null
  }

  /** The page again, with the input, and with a CSRF token and a key for the next attempt. */
  async function comeBack(
    post: AnsweredPost,
    request: FastifyRequest,
    reply: FastifyReply,
    { status, errors = {}, sentence = '', isQuestion = false }: Refusal,
  ): Promise<RenderedPage> {
    const { page, answers, inputs } = post
    const websiteId = page.website.id
    // An unused key is kept: a repeated post then submits nothing twice.
    const mayKeep = isKey(post) && (isQuestion || Object.keys(errors).length > 0)
    const shown = await post.show({
      answers,
      errors,
      sentence,
      isQuestion,
      csrfToken: csrf.ensure(request, reply, websiteId),
      key: mayKeep ? inputs.get('_key')! : createKey(secret, websiteId, Date.now()),
    })
    return { ...shown, status }
  }
}

/** Errors of files in fields that these answers show; the others are invisible. */
function ofShownFiles({ form, answers, fileErrors = {} }: AnsweredPost): FieldErrors {
  const shown = shownFields(form.fields, answers).filter(({ id }) => Object.hasOwn(fileErrors, id))
  return Object.fromEntries(shown.map(({ id }) => [id, fileErrors[id]!]))
}

/** The owner's redirect after submitting, else the page with the confirmation. */
function placeAfter({ page, form }: FormPost, successRedirect: string): string {
  if (!successRedirect) return `${page.path}?submitted=${form.id}#form-${form.id}`
  const place = new URL(successRedirect, page.origin)
  return place.origin === page.origin ? place.pathname + place.search + place.hash : place.href
}
