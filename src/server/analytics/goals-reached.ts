import type { Goal } from '#shared/analytics/goals.ts'
import type { Analytics } from './analytics.ts'
import type { RecordedEvent } from './recorded.ts'

/** What newsletter forms report when they are sent. */
const SUBSCRIBED = 'newsletter-subscribe'

/** The ids of the goals that someone reaches with an event. */
const goalsReached = (goals: readonly Goal[], event: RecordedEvent): string[] =>
  goals.filter((goal) => isReached(goal, event)).map(({ id }) => id)

function isReached({ kind, target }: Goal, event: RecordedEvent): boolean {
  switch (kind) {
    case 'order':
      return event.kind === 'step' && event.step === 'bought'
    case 'page':
      return event.kind === 'view' && event.page === target
    case 'form':
      return event.kind === 'action' && event.action === 'form-sent' && event.text === target
    case 'newsletter':
      return event.kind === 'action' && event.action === 'event' && event.text === SUBSCRIBED
    case 'lesson':
      return event.kind === 'action' && event.action === 'lesson-finished'
    case 'button':
      return event.kind === 'action' && event.action === 'button-clicked' && event.text === target
  }
}

/** Records an event of a visitor, and the goals of the site that they reach with it. */
export function recordEvent(analytics: Pick<Analytics, 'record'>, goals: readonly Goal[], event: RecordedEvent): void {
  analytics.record(event)
  const { websiteId, hour, at, visitor } = event
  for (const goal of goalsReached(goals, event)) analytics.record({ kind: 'goal', websiteId, hour, at, visitor, goal })
}
