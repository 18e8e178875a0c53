import Bowser from 'bowser'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { deviceOf } from '#shared/analytics/rules.ts'
import type { Device } from '#shared/analytics/schema.ts'
import { isRobot } from '#shared/missing-urls/rules.ts'

/** The browser, the system and the device in a user agent. */
export interface Program {
  readonly isRobot: boolean
  readonly device: Device
  /** Chrome, Safari, Firefox; empty when unknown. */
  readonly browser: string
  /** iOS, Windows, Android; empty when unknown. */
  readonly system: string
}

/** Reading one takes longer than everything else about a view, and a few are used by almost everyone. */
const known = new LRUCache<string, Program>({ max: 2_000 })
const LONGEST = 500

/** Reads a user agent. */
export function programOf(header: string): Program {
  const userAgent = header.slice(0, LONGEST)
  const found = known.get(userAgent)
  if (found) return found
  const program = read(userAgent)
  known.set(userAgent, program)
  return program
}

function read(userAgent: string): Program {
  if (isRobot(userAgent) || isbot(userAgent)) return { isRobot: true, device: 'desktop', browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { isRobot: false, device: deviceOf(userAgent), browser: browser.name ?? '', system: os.name ?? '' }
}
