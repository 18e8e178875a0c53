import { Anchor, Skeleton, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { listFeaturesCall } from '#shared/features/api.ts'
import { featureGroups } from '#shared/features/features.ts'
import type { Feature, FeatureSwitch } from '#shared/features/state.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './features-screen.module.css'

const switchWords: Readonly<Record<FeatureSwitch, string>> = { on: 'On', off: 'Off', waiting: 'Setup incomplete' }
const switchTones = { on: 'done', off: 'off', waiting: 'look' } as const

/** Everything that the site can switch on or off: what it does, whether it is on, and where to change it. */
export function FeaturesScreen() {
  const query = useContractQuery(listFeaturesCall, {})
  const states = new Map(query.data?.features.map((one) => [one.id, one]))
  return (
    <Page title="Features" lead="What you can turn on or off, what it does, and where to change it." width="narrow">
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : !query.data ? (
        <Skeleton height={480} radius="md" />
      ) : (
        <Stack gap="lg">
          {featureGroups.map(({ title, entries }) => (
            <Panel key={title} title={title} isFlush>
              <ul className={classes.features}>
                {entries.map(([id, feature]) => (
                  <FeatureLine key={id} feature={feature} listed={states.get(id)} />
                ))}
              </ul>
            </Panel>
          ))}
        </Stack>
      )}
    </Page>
  )
}

interface FeatureLineProps {
  readonly feature: Feature
  readonly listed: ReplyOf<typeof listFeaturesCall>['features'][number] | undefined
}

function FeatureLine({ feature, listed }: FeatureLineProps) {
  const may = useMay()
  const { state, missing } = listed ?? { state: 'off', missing: null }
  const { name, effect, screen } = feature
  return (
    <li className={classes.feature}>
      {may(screen.needs) ? (
        <Anchor component={Link} to={screen.path} className={classes.name}>
          {name}
        </Anchor>
      ) : (
        <span className={classes.name}>{name}</span>
      )}
      <StateMark tone={switchTones[state]}>{switchWords[state]}</StateMark>
      <span className={classes.effect}>{effect}</span>
      {missing && (
        <span className={classes.missing}>
          {missing.words}{' '}
          {may(missing.needs) && (
            <Anchor component={Link} to={missing.path} underline="always" aria-label={`Set up: ${missing.words}`}>
              Set up
            </Anchor>
          )}
        </span>
      )}
    </li>
  )
}
