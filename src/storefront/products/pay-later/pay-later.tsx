import { Info, X } from 'lucide-react'
import { memo, useId } from 'react'
import { useDialog } from '../../dialogs/use-dialog.ts'
import type { PayLaterBrand, PayLaterView } from './pay-later-view.ts'
import { payLaterTexts } from './texts.ts'

interface Props {
  readonly brand: PayLaterBrand
  readonly view: PayLaterView
}

/** The badge for installments, and the dialog that explains them. */
export const PayLater = memo(function PayLater({ brand, view }: Props) {
  const dialog = useDialog()
  const id = useId()
  const texts = payLaterTexts(brand.locale)
  const write = (text: string) => text.replaceAll('{brand}', brand.name).replaceAll('{n}', String(brand.count))
  const name = <strong className="pay-later-brand">{brand.name}</strong>
  const lastSpace = view.text.lastIndexOf(' ')
  const button = (
    <button
      className="icon-button"
      type="button"
      aria-label={write(texts.learnMore)}
      aria-haspopup="dialog"
      onClick={() => dialog.open()}
    >
      <Info aria-hidden />
    </button>
  )

  return (
    <div className="pay-later" data-state={view.state} lang={brand.locale.replace('_', '-')}>
      <p>
        {view.state === 'in-range' ? (
          <>
            {view.text}{' '}
            <span className="pay-later-end">
              {name}
              {button}
            </span>
          </>
        ) : (
          <>
            {name} {view.text.slice(0, lastSpace)}{' '}
            <span className="pay-later-end">
              {view.text.slice(lastSpace + 1)}
              {button}
            </span>
          </>
        )}
      </p>
      <dialog className="pay-later-dialog" ref={dialog.ref} aria-labelledby={id}>
        <div className="pay-later-content">
          <button className="icon-button" type="button" aria-label={texts.close} onClick={dialog.close}>
            <X aria-hidden />
          </button>
          <p className="pay-later-brand">{brand.name}</p>
          <h2 id={id}>{write(texts.title)}</h2>
          <p className="lead">{write(texts.introduction)}</p>
          {view.payments.length > 0 && (
            <ol className="pay-later-payments">
              {view.payments.map((payment, index) => (
                <li key={texts.dates[index]}>
                  <b>{payment}</b>
                  <span>{texts.dates[index]}</span>
                </li>
              ))}
            </ol>
          )}
          <ol className="pay-later-steps">
            {texts.steps.map((step) => (
              <li key={step}>{write(step)}</li>
            ))}
          </ol>
          <p className="pay-later-conditions">{write(texts.conditions)}</p>
        </div>
      </dialog>
    </div>
  )
})
