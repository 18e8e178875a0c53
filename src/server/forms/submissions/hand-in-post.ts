import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { hostName } from '#server/websites/host-name.ts'
import { type FailureCode, sentenceOf, statusOf } from '#shared/failures.ts'
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

/** A form that was posted to the address where it stands. */
export interface FormPost {
  readonly page: PageRequest
  /** The page that it stands on, for the submission (§3). */
  readonly at: { readonly id: string; readonly title: string }
  readonly form: PublicForm
  readonly inputs: URLSearchParams
  /** What is wrong with files that came with it, by field. */
  readonly fileErrors?: FieldErrors
  /** What tells files that came with it by their content, by their answers. */
  readonly contents?: ReadonlyMap<string, string>
  /** Draws that page with the form as it comes back. */
  readonly show: (posted: PostedForm) => Promise<RenderedPage>
}

type AnsweredPost = FormPost & { readonly answers: Answers }

/** What a form that comes back says, with the status of its page. */
interface Refusal {
  readonly status: number
  readonly errors?: FieldErrors
  readonly sentence?: string
  readonly isQuestion?: boolean
}

/**
 * Takes forms that are posted without JavaScript: each comes back with what was typed and what is wrong, or leads to the
 * thanks. Pages that are the same for everyone carry neither crumb nor key, so a post without them is asked for once more, on
 * a page that has both (`docs/decisions/022`).
 * @returns what answers a post: a page, or the address that is to be shown instead
 */
export function createFormPosts(services: Services) {
  const { crumbs, gates, secret } = services
  return handIn

  async function handIn(post: FormPost, request: FastifyRequest, reply: FastifyReply): Promise<RenderedPage | string> {
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
      // Asking again is no use where the answer's cookie never comes back.
      const { failure } = fail('cookies-disabled')
      return comeBack(answered, request, reply, { status: statusOf[failure.code], sentence: sentenceOf(failure) })
    }
    if (!isGenuine || !isKey(post)) {
      const sentence = formTexts.onceMore(form.submitLabel)
      return comeBack(answered, request, reply, { status: 200, sentence, isQuestion: true })
    }
    const handedIn = await submitForm(
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
    if (handedIn.ok) return placeAfter(post, handedIn.value.successRedirect)
    const { failure } = handedIn
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

  /** The page once more, with what was typed, and with a crumb and a key for the next try. */
  async function comeBack(
    post: AnsweredPost,
    request: FastifyRequest,
    reply: FastifyReply,
    { status, errors = {}, sentence = '', isQuestion = false }: Refusal,
  ): Promise<RenderedPage> {
    const { page, answers, inputs } = post
    const websiteId = page.website.id
    // A key that was not used is kept: a twin of this post then hands in nothing twice.
    const mayKeep = isKey(post) && (isQuestion || Object.keys(errors).length > 0)
    const shown = await post.show({
      answers,
      errors,
      sentence,
      isQuestion,
      crumb: crumbs.ensure(request, reply, websiteId),
      key: mayKeep ? inputs.get('_key')! : createKey(secret, websiteId, Date.now()),
    })
    return { ...shown, status }
  }
}

/** What is wrong with files of fields that these answers ask for; no one sees the others. */
function ofShownFiles({ form, answers, fileErrors = {} }: AnsweredPost): FieldErrors {
  const shown = shownFields(form.fields, answers).filter(({ id }) => Object.hasOwn(fileErrors, id))
  return Object.fromEntries(shown.map(({ id }) => [id, fileErrors[id]!]))
}

/** The owner's own place for those who have sent a form, else the page with its thanks. */
function placeAfter({ page, form }: FormPost, successRedirect: string): string {
  if (!successRedirect) return `${page.path}?submitted=${form.id}#form-${form.id}`
  const place = new URL(successRedirect, page.origin)
  return place.origin === page.origin ? place.pathname + place.search + place.hash : place.href
}
