import type { FilterCounts } from '#server/products/visible/list-filters.ts'
import { noFilters } from '#server/products/visible/list-filters.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { MoneySettings } from '#storefront/products/price-view.ts'
import type { FiltersModel } from '#storefront/screens/store/model.ts'
import { storePageTexts } from '#storefront/screens/store/texts.ts'
import { filterParameters, optionParameter, unitsOf } from './filter-address.ts'
import { type ListAddress, listHref } from './list-address.ts'

/** The filters of a list with their counts; null for a list that is too short. */
export function filtersModel(address: ListAddress, counts: FilterCounts, settings: MoneySettings): FiltersModel | null {
  const { filters } = address
  const chosen = chosenFilters(address, settings)
  if (counts.all < 2 && chosen.length === 0) return null
  const [lowest, highest] = counts.priceRange
  const hidden: { name: string; value: string }[] = []
  if (address.sort !== address.usualSort) hidden.push({ name: 'sort', value: address.sort })
  if (address.view === 'list') hidden.push({ name: 'view', value: address.view })
  return {
    action: address.path,
    hidden,
    options: counts.options.map(({ name, values }) => ({
      title: name,
      name: optionParameter(name),
      values: values.map(({ value, count }) => ({ value, count, isChosen: isChosen(filters.options, name, value) })),
    })),
    inStock:
      counts.inStock < counts.all || filters.inStock ? { count: counts.inStock, isChosen: filters.inStock } : null,
    onSale: counts.onSale > 0 || filters.onSale ? { count: counts.onSale, isChosen: filters.onSale } : null,
    price: {
      from: filters.priceFromCents === null ? '' : unitsOf(filters.priceFromCents),
      to: filters.priceToCents === null ? '' : unitsOf(filters.priceToCents),
      lowest: String(Math.floor(lowest / 100)),
      highest: String(Math.ceil(highest / 100)),
      currency: settings.currency,
    },
    chosen,
    clearHref: listHref(address, { filters: noFilters, page: 1 }),
  }
}

const isChosen = (options: Readonly<Record<string, readonly string[]>>, name: string, value: string): boolean =>
  Object.hasOwn(options, name) && options[name]!.includes(value)

/** The chosen filters, each with the URL of the list without it. */
function chosenFilters(address: ListAddress, settings: MoneySettings): { label: string; href: string }[] {
  const { filters } = address
  const without = (changes: Partial<typeof filters>) =>
    listHref(address, { filters: { ...filters, ...changes }, page: 1 })
  const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings))
  if (filterParameters(filters).length === 0) return []
  const { options, inStock, onSale, priceFromCents, priceToCents } = filters
  return [
    ...Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => {
        const rest = values.filter((one) => one !== value)
        const { [name]: _all, ...others } = options
        return { label: value, href: without({ options: rest.length > 0 ? { ...others, [name]: rest } : others }) }
      }),
    ),
    ...(inStock ? [{ label: storePageTexts.inStock, href: without({ inStock: false }) }] : []),
    ...(onSale ? [{ label: storePageTexts.onSale, href: without({ onSale: false }) }] : []),
    ...(priceFromCents === null
      ? []
      : [{ label: storePageTexts.fromPrice(money(priceFromCents)), href: without({ priceFromCents: null }) }]),
    ...(priceToCents === null
      ? []
      : [{ label: storePageTexts.upToPrice(money(priceToCents)), href: without({ priceToCents: null }) }]),
  ]
}
