import { Monitor, Smartphone, Tablet } from 'lucide-react'
import type { Layout } from '#studio/canvas/protocol.ts'

interface DeviceFacts {
  readonly name: string
  readonly icon: typeof Monitor
  /** The width of its window, in pixels. */
  readonly width: number
  /** Which layout visitors with it see. */
  readonly layout: Layout
}

/** The devices that the owner looks at the page on. */
export const devices = {
  desktop: { name: 'Desktop', icon: Monitor, width: 1440, layout: 'desktop' },
  tablet: { name: 'Tablet', icon: Tablet, width: 820, layout: 'desktop' },
  phone: { name: 'Phone', icon: Smartphone, width: 390, layout: 'phone' },
} as const satisfies Record<string, DeviceFacts>

export type Device = keyof typeof devices
