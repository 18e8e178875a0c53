/** How long Google is waited for, and how much of what it says is kept. */
export const captchaLimits = {
  /** Someone waits for their form meanwhile. */
  milliseconds: 4_000,
  words: 300,
} as const
