import { Button } from '@mantine/core'
import { CircleCheck, CircleDashed, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type GuideStep, type OptionalStep, optionalSteps } from '#shared/home/guide.ts'
import { getHomeCall, skipGuideStepCall } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { wordsOfStep } from './guide-words.ts'
import type { Samples } from './sample-words.ts'
import classes from './set-up-guide.module.css'

type Steps = NonNullable<ReplyOf<typeof getHomeCall>['guide']>

/**
 * The steps to an open shop: missing steps with a link each, and completed ones on request. It is shown until nothing
 * is missing.
 */
export function SetUpGuide({ steps, samples }: { readonly steps: Steps; readonly samples: Samples }) {
  const open = steps.filter(({ state }) => state === 'open')
  const settled = steps.filter(({ state }) => state !== 'open')
  const [showsSettled, setShowsSettled] = useState(false)
  if (open.length === 0) return null
  return (
    <Panel
      title="Set up your shop"
      lead="Finish these steps to start selling."
      isFlush
      aside={
        <span className="tabular">
          {settled.length} of {steps.length} done
        </span>
      }
    >
      <ol className={classes.steps}>
        {[...open, ...(showsSettled ? settled : [])].map(({ step, state }) => (
          <Step key={step} step={step} samples={samples} state={state} isNext={step === open[0]!.step} />
        ))}
      </ol>
      {settled.length > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={showsSettled}
          onClick={() => setShowsSettled(!showsSettled)}
        >
          {showsSettled ? 'Hide finished steps' : `Show ${countInWords(settled.length, 'finished steps')}`}
        </button>
      )}
    </Panel>
  )
}

interface StepProps {
  readonly step: GuideStep
  readonly samples: Samples
  readonly state: Steps[number]['state']
  /** Whether it is the first missing step: only this one has a filled button. */
  readonly isNext: boolean
}

const marks = { done: CircleCheck, skipped: CircleMinus, open: CircleDashed } as const
const stateWords = { done: 'Done', skipped: 'Not needed', open: 'To do' } as const

function Step({ step, samples, state, isNext }: StepProps) {
  const words = wordsOfStep(step, samples)
  const Mark = marks[state]
  const skip = useContractMutation(skipGuideStepCall, { outdates: [getHomeCall] })
  const canSkip = (optionalSteps as readonly string[]).includes(step)
  const setSkipped = (isSkipped: boolean) =>
    skip.mutate({ parameters: { step: step as OptionalStep }, body: { isSkipped } })
  return (
    <li className={classes.step} data-state={state}>
      <Mark className={classes.mark} size={20} strokeWidth={1.75} role="img" aria-label={stateWords[state]} />
      <div className={classes.words}>
        <div className={classes.title}>{words.title}</div>
        {state === 'open' && <div className={classes.lead}>{words.lead}</div>}
        {state === 'skipped' && <div className={classes.lead}>Not needed</div>}
      </div>
      {state === 'open' && (
        <div className={classes.actions}>
          {canSkip && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              loading={skip.isPending}
              aria-label={`Not needed: ${words.title}`}
              onClick={() => setSkipped(true)}
            >
              Not needed
            </Button>
          )}
          {words.others?.map(({ to, label }) => (
            <Button key={to} component={Link} to={to} size="compact-sm" variant="default">
              {label}
            </Button>
          ))}
          <Button component={Link} to={words.to} size="compact-sm" variant={isNext ? 'filled' : 'default'}>
            {words.action}
          </Button>
        </div>
      )}
      {state === 'skipped' && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={skip.isPending}
          aria-label={`Mark as needed: ${words.title}`}
          onClick={() => setSkipped(false)}
        >
          Mark as needed
        </Button>
      )}
    </li>
  )
}
