import { type StartingSiteId, startingSiteChoices, startingSiteIds } from '#shared/starting-sites/choices.ts'
import classes from './starting-site-choice.module.css'

/** How the home page of each looks. */
const thumbnails: Readonly<Record<StartingSiteId, string>> = {
  shop: new URL('./thumbnails/shop.jpg', import.meta.url).href,
  portfolio: new URL('./thumbnails/portfolio.jpg', import.meta.url).href,
  venue: new URL('./thumbnails/venue.jpg', import.meta.url).href,
  journal: new URL('./thumbnails/journal.jpg', import.meta.url).href,
}

interface StartingSiteChoiceProps {
  readonly label: string
  readonly value: StartingSiteId | null
  readonly change: (id: StartingSiteId | null) => void
  /** Whether a site with nothing but a home page is offered too, as null. */
  readonly offersEmpty?: boolean
}

/** The starting sites as images to choose from. */
export function StartingSiteChoice({ label, value, change, offersEmpty = false }: StartingSiteChoiceProps) {
  return (
    <div className={classes.grid} role="radiogroup" aria-label={label}>
      {startingSiteIds.map((id) => {
        const { name, description } = startingSiteChoices[id]
        return (
          <Card
            key={id}
            name={name}
            description={description}
            isChosen={value === id}
            choose={() => change(id)}
            picture={<img src={thumbnails[id]} alt="" width={640} height={480} />}
          />
        )
      })}
      {offersEmpty && (
        <Card
          name="Empty site"
          description="Nothing but a home page with the name of your site."
          isSmall
          isChosen={value === null}
          choose={() => change(null)}
          picture={<span className={classes.empty} />}
        />
      )}
    </div>
  )
}

interface CardProps {
  readonly name: string
  readonly description: string
  readonly isChosen: boolean
  readonly choose: () => void
  readonly picture: React.ReactNode
  /** Beside its words, in a row of its own. */
  readonly isSmall?: boolean
}

function Card({ name, description, isChosen, choose, picture, isSmall = false }: CardProps) {
  return (
    <label className={classes.card} data-small={isSmall || undefined}>
      <input type="radio" name="starting-site" checked={isChosen} onChange={choose} aria-label={name} />
      <span className={classes.picture}>{picture}</span>
      <span className={classes.name}>{name}</span>
      <span className={classes.description}>{description}</span>
    </label>
  )
}
