import { useId } from 'react'
import { ContentText } from '../../content-text.tsx'
import { MissingPicture } from '../../pictures/missing-picture.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { ItemPicker } from './item-picker.tsx'
import type { BundleItem, BundleModel, FixedPart } from './model.ts'
import { bundleTexts } from './texts.ts'
import { keyOfItem, type Picks } from './use-picks.ts'

interface Props {
  readonly model: BundleModel
  readonly picks: Picks
}

/** What a bundle consists of, with everything that is to be chosen. Its fields are sent without JavaScript too. */
export function BundleParts({ model, picks }: Props) {
  const headingId = useId()
  return (
    <fieldset className="bundle" aria-labelledby={headingId}>
      <div className="bundle-head">
        <h2 id={headingId}>{model.kind === 'choice' ? bundleTexts.pick(model.pick) : bundleTexts.included}</h2>
        {model.kind === 'choice' && (
          <p className="bundle-left" role="status" data-done={picks.left === 0 || undefined}>
            {bundleTexts.left(picks.left)}
          </p>
        )}
      </div>
      <ul className="bundle-items">
        {model.kind === 'choice'
          ? model.items.map((item) => (
              <Item key={keyOfItem(item)} item={item} isOfProduct={false}>
                <ItemPicker item={item} repeats={model.repeats} picks={picks} />
              </Item>
            ))
          : model.parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are never added or moved on a page.
              <Part key={place} part={part} place={place} picks={picks} />
            ))}
      </ul>
      {model.worth && (
        <p className="bundle-worth">
          {model.worth.separately === null ? (
            <strong>{bundleTexts.savedAtLeast(model.worth.saved)}</strong>
          ) : (
            <>
              <span>{bundleTexts.separately(model.worth.separately)}</span>{' '}
              <strong>{bundleTexts.saved(model.worth.saved)}</strong>
            </>
          )}
        </p>
      )}
    </fieldset>
  )
}

function Part({ part, place, picks }: { part: FixedPart; place: number; picks: Picks }) {
  const chosen = picks.chosenFor(place)
  const shown = chosen ?? part.items[0]!
  const isShort = ({ available }: BundleItem) => available !== null && available < part.quantity
  return (
    <Item item={shown} quantity={part.quantity} isOfProduct={part.isOpen}>
      {part.items.every(isShort) && (
        <span className="bundle-sold-out">
          {part.items.every(({ available }) => available === 0) ? bundleTexts.soldOut : bundleTexts.notEnough}
        </span>
      )}
      {part.isOpen && (
        <div className="variant-select-wrapper">
          <select
            className="select"
            name={`pick-${place}`}
            aria-label={bundleTexts.option(shown.title)}
            required
            value={chosen ? `${part.quantity} ${keyOfItem(chosen)}` : ''}
            onChange={(event) => picks.choose(place, event.target.value.slice(event.target.value.indexOf(' ') + 1))}
          >
            <option value="">{bundleTexts.chooseOption}</option>
            {part.items.map((item) => {
              return (
                <option key={item.sku} value={`${part.quantity} ${keyOfItem(item)}`} disabled={isShort(item)}>
                  {isShort(item)
                    ? `${item.options || item.title} (${bundleTexts.soldOut})`
                    : item.options || item.title}
                </option>
              )
            })}
          </select>
        </div>
      )}
    </Item>
  )
}

interface ItemProps {
  readonly item: BundleItem
  readonly quantity?: number
  /** Whether its options are chosen beside it. */
  readonly isOfProduct: boolean
  readonly children: React.ReactNode
}

function Item({ item, quantity = 1, isOfProduct, children }: ItemProps) {
  return (
    <li className="bundle-item">
      <div className="bundle-picture">
        {item.picture ? <Picture picture={item.picture} sizes="64px" /> : <MissingPicture title={item.title} />}
      </div>
      <div className="bundle-words">
        <a href={item.href}>
          {quantity > 1 && <span className="bundle-quantity">{quantity} × </span>}
          <ContentText>{item.title}</ContentText>
        </a>
        <small>
          {item.options && !isOfProduct && (
            <>
              <ContentText>{item.options}</ContentText>
              {' · '}
            </>
          )}
          {quantity > 1 ? bundleTexts.each(item.price) : item.price}
        </small>
      </div>
      {children}
    </li>
  )
}
