import { SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ContentText } from '../../content-text.tsx'
import type { FilterBox, FiltersModel } from './model.ts'
import { storePageTexts } from './texts.ts'

/** The filters of a list behind one button; they are sent in the URL. */
export function Filters({ filters }: { filters: FiltersModel }) {
  const { action, hidden, options, inStock, onSale, price, chosen } = filters
  return (
    <details className="store-filters">
      <summary>
        <SlidersHorizontal aria-hidden />
        {storePageTexts.filter}
        {chosen.length > 0 && <span className="store-filters-count">{chosen.length}</span>}
      </summary>
      <form action={action} method="get">
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="store-filters-groups">
          {options.map(({ title, name, values }) => (
            <fieldset key={name}>
              <legend>
                <ContentText>{title}</ContentText>
              </legend>
              {values.map((one) => (
                <Box
                  key={one.value}
                  name={name}
                  value={one.value}
                  label={<ContentText>{one.value}</ContentText>}
                  box={one}
                />
              ))}
            </fieldset>
          ))}
          {(inStock || onSale) && (
            <fieldset>
              <legend>{storePageTexts.availability}</legend>
              {inStock && <Box name="in-stock" value="1" label={storePageTexts.inStock} box={inStock} />}
              {onSale && <Box name="on-sale" value="1" label={storePageTexts.onSale} box={onSale} />}
            </fieldset>
          )}
          <fieldset>
            <legend>{storePageTexts.priceIn(price.currency)}</legend>
            <div className="store-filters-price">
              <PriceField
                label={storePageTexts.priceFrom}
                name="price-from"
                value={price.from}
                placeholder={price.lowest}
              />
              <PriceField label={storePageTexts.priceTo} name="price-to" value={price.to} placeholder={price.highest} />
            </div>
          </fieldset>
        </div>
        <div className="store-filters-foot">
          <button className="button" type="submit">
            {storePageTexts.showProducts}
          </button>
          {chosen.length > 0 && (
            <a className="button is-quiet" href={filters.clearHref} rel="nofollow">
              {storePageTexts.clearAll}
            </a>
          )}
        </div>
      </form>
    </details>
  )
}

function Box({ name, value, label, box }: { name: string; value: string; label: ReactNode; box: FilterBox }) {
  return (
    <label className="store-filter">
      <input type="checkbox" name={name} value={value} defaultChecked={box.isChosen} />
      <span>{label}</span>
      <span className="store-filter-count">
        {box.count}
        <span className="visually-hidden"> {box.count === 1 ? 'product' : 'products'}</span>
      </span>
    </label>
  )
}

function PriceField({ label, name, value, placeholder }: Record<'label' | 'name' | 'value' | 'placeholder', string>) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        className="input"
        type="text"
        inputMode="decimal"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
      />
    </label>
  )
}

/** The chosen filters, each with a button to remove it. */
export function ChosenFilters({ filters }: { filters: FiltersModel }) {
  if (filters.chosen.length === 0) return null
  return (
    <ul className="store-chosen" aria-label={storePageTexts.filters}>
      {filters.chosen.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow">
            <span className="visually-hidden">{storePageTexts.remove} </span>
            {label}
            <X aria-hidden />
          </a>
        </li>
      ))}
      <li>
        <a className="store-chosen-clear" href={filters.clearHref} rel="nofollow">
          {storePageTexts.clearAll}
        </a>
      </li>
    </ul>
  )
}
