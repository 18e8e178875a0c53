import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'
import type { AskedCaptcha, Captcha } from './captcha.ts'
import { CaptchaPlace } from './captcha-place.tsx'

/**
 * The captcha of a form, if its owner wants one. Its script loads at the first use of the form, and the widget when its
 * container is visible, so that Google gets no data about visitors who only look at the page.
 */
export function useCaptcha(
  model: FormCaptcha | null,
  { form, isShown }: { readonly form: RefObject<HTMLFormElement | null>; readonly isShown: boolean },
) {
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Promise<Captcha> | null>(null)
  const [isUsed, setUsed] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const open = () => {
    opened.current ??= import('./captcha.ts').then(({ openCaptcha }) => openCaptcha(model!))
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
    // The form may have had the focus before the script ran.
    if (form.current?.contains(document.activeElement)) begin()
    return () => withOpened((captcha) => captcha.destroy())
  }, [])

  return {
    /** What the form renders above its button. */
    element: model && <CaptchaPlace captcha={model} place={place} isDrawn={isDrawn} isShown={isShown} />,
    /** Called when someone begins to fill in the form. */
    begin,
    /** The token to send, or a sentence to show; null when Google could not be reached. */
    async ask(): Promise<AskedCaptcha | null> {
      if (!model) return {}
      try {
        const captcha = await open()
        // The visitor was faster than the script: the checkbox is shown now.
        setDrawn(await captcha.render(place.current))
        return await captcha.ask()
      } catch {
        return null
      }
    },
    reset: () => withOpened((captcha) => captcha.reset()),
  }
}
