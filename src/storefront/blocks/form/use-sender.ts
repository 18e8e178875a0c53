import { type RefObject, useRef } from 'react'
import type { Answers } from '#shared/forms/answers.ts'
import { HONEYPOT } from '#shared/forms/input-names.ts'
import { NO_CONNECTION } from '#shared/http/no-connection.ts'
import type { FormIslandModel } from './model.ts'
import type { OpenSubmission, Outcome } from './send-form.ts'

/** The code that submits: loaded when someone begins to type. Null when loading fails. */
const loadSender = () => import('./send-form.ts').catch(() => null)

/** Sends the answers of a form, with the proof of work that the server asks for. */
export function useSender(model: FormIslandModel, element: RefObject<HTMLFormElement | null>) {
  const open = useRef<OpenSubmission | null>(null)
  const proof = useRef<Promise<string | undefined> | null>(null)

  function prove(): Promise<string | undefined> {
    proof.current ??= import('../../forms/proof.ts').then(
      ({ solveChallenge }) => solveChallenge('form'),
      () => undefined,
    )
    return proof.current
  }

  return {
    /** Fetches the CSRF token and solves the proof of work while the visitor is still typing. */
    prepare(): void {
      void loadSender().then((sender) => sender?.prepareCalls())
      void prove()
    },
    async send(answers: Answers, captchaKey: string | undefined): Promise<Outcome> {
      const website = new FormData(element.current!).get(HONEYPOT)
      const signs = { website: typeof website === 'string' ? website : '', proof: await prove(), captchaKey }
      // A proof can be used once.
      proof.current = null
      const sender = await loadSender()
      const outcome: Outcome = sender
        ? await sender.sendForm(model, answers, open.current, signs)
        : { kind: 'refused', errors: {}, sentence: NO_CONNECTION, open: open.current }
      open.current = outcome.open
      return outcome
    },
  }
}
