import type { CountedEvent } from './counted.ts'
import { type SiteText, textKey } from './number-texts.ts'
import { errorText, type LeftOut, type RecordedEvent, type RecordedSpeed, viewTexts } from './recorded.ts'

/** The texts of events, by `textKey`: they are stored by their numbers. */
export function textsOf(
  events: readonly RecordedEvent[],
  leftOut: readonly LeftOut[],
  sites: ReadonlyMap<string, number>,
): Map<string, SiteText> {
  const texts = new Map<string, SiteText>()
  const add = (websiteId: string, text: string) => {
    const one = { site: sites.get(websiteId)!, text }
    texts.set(textKey(one), one)
  }
  for (const event of events) for (const text of textsIn(event)) add(event.websiteId, text)
  for (const { websiteId, reason } of leftOut) add(websiteId, reason)
  return texts
}

function textsIn(event: RecordedEvent): readonly string[] {
  switch (event.kind) {
    case 'view':
      return viewTexts.map((name) => event[name])
    case 'time':
      return [event.page]
    case 'action':
      return [event.text, event.detail]
    case 'step':
      return [event.step]
    case 'goal':
      return [event.goal]
    case 'exposure':
      return [event.experiment]
    case 'speed':
      return []
    case 'error':
      return [errorText(event)]
  }
}

/** An event with the numbers of its site and its texts. */
export function inNumbers(
  event: Exclude<RecordedEvent, RecordedSpeed>,
  site: number,
  numberOf: (websiteId: string, text: string) => number,
): CountedEvent {
  const { websiteId, hour, at, visitor } = event
  const number = (text: string) => numberOf(websiteId, text)
  const seen = { site, hour, at, visitor }
  switch (event.kind) {
    case 'time':
      return { kind: 'time', ...seen, page: number(event.page), seconds: event.seconds }
    case 'action':
      return {
        ...{ kind: 'action', ...seen, action: event.action },
        ...{ text: number(event.text), detail: number(event.detail) },
      }
    case 'step':
      return { kind: 'step', ...seen, step: event.step, stepText: number(event.step) }
    case 'goal':
      return { kind: 'goal', ...seen, goal: number(event.goal) }
    case 'exposure':
      return { kind: 'exposure', ...seen, experiment: number(event.experiment), variant: event.variant }
    case 'error': {
      const { page, release, stack } = event
      return { kind: 'error', ...seen, error: number(errorText(event)), page, release, stack }
    }
    case 'view':
      return {
        ...{ kind: 'view', ...seen, page: number(event.page), source: number(event.source) },
        ...{ channel: number(event.channel), campaign: number(event.campaign), device: number(event.device) },
        ...{ browser: number(event.browser), system: number(event.system), country: number(event.country) },
      }
  }
}
