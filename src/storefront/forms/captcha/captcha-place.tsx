import type { RefObject } from 'react'
import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'
import { captchaPlaceTexts } from './texts.ts'

/** The container of a form's captcha. It reserves the widget's size, so that nothing moves when the widget loads. */
export function CaptchaPlace({
  captcha: { kind, theme, alignment },
  place,
  isDrawn,
  isShown,
}: {
  captcha: FormCaptcha
  place: RefObject<HTMLDivElement | null>
  isDrawn: boolean
  isShown: boolean
}) {
  return (
    <div
      className={isShown ? 'form-captcha' : 'form-captcha is-not-current'}
      data-alignment={kind === 'checkbox' ? alignment : undefined}
    >
      {kind === 'score' ? (
        <p className="form-captcha-words">{captchaPlaceTexts.isProtected}</p>
      ) : (
        <div className="form-captcha-place" data-theme={theme}>
          {!isDrawn && <p className="form-captcha-words">{captchaPlaceTexts.appearsHere}</p>}
          <div className="form-captcha-widget" ref={place} />
        </div>
      )}
    </div>
  )
}
