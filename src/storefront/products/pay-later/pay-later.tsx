import { Info, X } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import { useDialog } from '../../dialogs/use-dialog.ts'
import type { PayLaterBrand, PayLaterView } from './pay-later-view.ts'
import { ProviderPage, useProviderPage } from './provider-page.tsx'
import { payLaterTexts } from './texts.ts'

interface Props {
  readonly brand: PayLaterBrand
  readonly view: PayLaterView
}

/** The badge for installments, and the dialog that explains them. */
export const PayLater = memo(function PayLater({ brand, view }: Props) {
  const dialog = useDialog()
  const id = useId()
  const { isThere, ask } = useProviderPage()
  const texts = payLaterTexts(brand.locale)
  const write = (text: string) => text.replaceAll('{brand}', brand.name).replaceAll('{n}', String(brand.count))
  const button = (
    <button
      className="icon-button"
      type="button"
      aria-label={write(texts.learnMore)}
      aria-haspopup="dialog"
      onClick={() => {
        dialog.open()
        if (brand.page !== null) void ask(brand.page)
      }}
    >
      <Info aria-hidden />
    </button>
  )

  return (
    <div className="pay-later" data-state={view.state} lang={brand.locale.replace('_', '-')}>
      <Line brand={brand} view={view} end={button} />
      <dialog
        className="pay-later-dialog"
        ref={dialog.ref}
        {...(isThere ? { 'aria-label': brand.name } : { 'aria-labelledby': id })}
      >
        <div className="pay-later-content">
          <button className="icon-button" type="button" aria-label={texts.close} onClick={dialog.close}>
            <X aria-hidden />
          </button>
          {isThere && brand.page !== null ? (
            <ProviderPage name={brand.name} page={brand.page} />
          ) : (
            <>
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
            </>
          )}
        </div>
      </dialog>
    </div>
  )
})

/** The space that another view would need, for a line that must not change its height. */
export function PayLaterSpace({ brand, view }: Props) {
  return (
    <div className="pay-later is-kept-free" inert>
      <Line brand={brand} view={view} end={<span className="icon-button" />} />
    </div>
  )
}

function Line({ brand, view, end }: Props & { readonly end: ReactNode }) {
  const name = <strong className="pay-later-brand">{brand.name}</strong>
  if (view.state === 'in-range')
    return (
      <p>
        {view.text}{' '}
        <span className="pay-later-end">
          {name}
          {end}
        </span>
      </p>
    )
  const lastSpace = view.text.lastIndexOf(' ')
  return (
    <p>
      {name} {view.text.slice(0, lastSpace)}{' '}
      <span className="pay-later-end">
        {view.text.slice(lastSpace + 1)}
        {end}
      </span>
    </p>
  )
}
