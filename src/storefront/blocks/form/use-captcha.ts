import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'
import type { AskedCaptcha, Captcha } from '../../forms/captcha.ts'

/**
 * The captcha of a form, if its owner asks for one. Its script is loaded once the form is used, and a widget is drawn once its place is
 * shown, so that Google gets no data of visitors who only look at the page.
 */
export function useCaptcha(
  model: FormCaptcha | null,
  {
    form,
    place,
    isShown,
  }: {
    readonly form: RefObject<HTMLFormElement | null>
    readonly place: RefObject<HTMLElement | null>
    readonly isShown: boolean
  },
) {
  const opened = useRef<Promise<Captcha> | null>(null)
  const [isUsed, setUsed] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const open = () => {
    opened.current ??= import('../../forms/captcha.ts').then(({ openCaptcha }) => openCaptcha(model!))
    return opened.current
  }
  const withOpened = (work: (captcha: Captcha) => unknown) => void opened.current?.then(work).catch(() => {})

  function begin(): void {
    if (!model || isUsed) return
    void open()
    setUsed(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried at these moments, and not at each letter
  useEffect(() => {
    if (isUsed && isShown) withOpened((captcha) => captcha.render(place.current).then(setDrawn))
  }, [isUsed, isShown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form comes alive
  useEffect(() => {
    // The focus may have come before the script.
    if (form.current?.contains(document.activeElement)) begin()
    return () => withOpened((captcha) => captcha.destroy())
  }, [])

  return {
    isDrawn,
    /** Someone has begun to fill the form in. */
    begin,
    /** What is sent along, or said instead; null where nothing could be had. */
    async ask(): Promise<AskedCaptcha | null> {
      if (!model) return {}
      try {
        const captcha = await open()
        // Anyone who was quicker than the script finds the checkbox now.
        setDrawn(await captcha.render(place.current))
        return await captcha.ask()
      } catch {
        return null
      }
    },
    reset: () => withOpened((captcha) => captcha.reset()),
  }
}
