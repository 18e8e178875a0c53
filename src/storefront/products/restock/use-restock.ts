import { type RefObject, useRef, useState } from 'react'
import { isEmail } from '#shared/addresses/email.ts'
import { HONEYPOT } from '#shared/forms/input-names.ts'
import { call, prepareCalls } from '#shared/http/call.ts'
import { NO_CONNECTION } from '#shared/http/no-connection.ts'
import type { signUpForRestockCall } from '#shared/restock/api.ts'
import { restockTexts } from '#shared/restock/texts.ts'
import { isBlankText } from '#shared/texts/blank.ts'
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx'
import { callAddress } from '../../islands/call-address.ts'
import type { RestockModel } from './model.ts'

export const signUpForRestockAddress = callAddress<typeof signUpForRestockCall>(
  'POST',
  '/api/site-users/account/notifications/restock',
)

/** The states of the sign-up: open, being sent, done. A problem is a sentence; '' without one. */
export function useRestock({ captcha, ...model }: RestockModel, element: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const [error, setError] = useState('')
  const google = useCaptcha(captcha, { form: element, isShown: true })
  const proof = useRef<Promise<string | undefined> | null>(null)

  /** Starts solving the proof of work while the visitor is still typing. */
  function prove(): Promise<string | undefined> {
    proof.current ??= import('../../forms/proof.ts').then(
      ({ solveChallenge }) => solveChallenge('restock'),
      () => undefined,
    )
    return proof.current
  }

  function refuse(sentence: string): void {
    google.reset()
    setState('open')
    setError(sentence)
    element.current?.querySelector<HTMLElement>('[name="email"]')?.focus()
  }

  async function submit(): Promise<void> {
    if (state === 'sending' || !element.current) return
    setError('')
    const typed = new FormData(element.current)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const siteVisitorEmail = text('email')
    if (isBlankText(siteVisitorEmail)) return refuse(restockTexts.blank)
    if (!isEmail(siteVisitorEmail)) return refuse(restockTexts.invalid)
    setState('sending')
    const asked = await google.ask()
    // Google cannot be reached: the form is posted without the script, where the server's own spam check decides.
    if (!asked) return element.current.submit()
    if (asked.sentence) return refuse(asked.sentence)
    const token = captcha?.kind === 'checkbox' ? 'captchaToken' : 'recaptchaEnterpriseV3Token'
    const answer = await call(signUpForRestockAddress, {
      body: {
        isJoinMailingList: typed.has('join'),
        productId: model.productId,
        variantId: text('variantId'),
        siteVisitorEmail,
        ...(asked.captchaKey && { [token]: asked.captchaKey }),
        language: document.documentElement.lang || undefined,
        website: text(HONEYPOT),
        proof: await prove(),
      },
    })
    // A proof can be used once.
    proof.current = null
    if (answer.ok) return setState('done')
    const { error: sentence } = answer.failure
    refuse(typeof sentence === 'string' ? sentence : captcha ? restockTexts.failed : NO_CONNECTION)
  }

  return {
    state,
    error,
    captcha: google.element,
    /** Called at the first use of the form. */
    begin: () => {
      void prepareCalls()
      void prove()
      google.begin()
    },
    submit,
  }
}
