import type { Replay } from '#shared/replays/api.ts'

const names: Readonly<Record<Replay['device'], string>> = { desktop: 'Computer', phone: 'Phone', tablet: 'Tablet' }

/** 'Phone, Safari'. */
export const deviceWords = ({ device, browser }: Pick<Replay, 'device' | 'browser'>): string =>
  browser === '' ? names[device] : `${names[device]}, ${browser}`

/** 65 seconds are '1:05'. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
