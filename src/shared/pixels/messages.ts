import type { Messages } from '#shared/http/facts.ts'

/** Refusals of the settings of pixels. */
export const pixelMessages = {
  'pixel-id-missing': () => 'Save the ID of the pixel first.',
  'ad-account-missing': () => 'Enter the ID of the ad account.',
} satisfies Messages
