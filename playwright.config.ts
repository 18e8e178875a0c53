import { defineConfig } from '@playwright/test'
import type { ServerOptions } from './e2e/fixtures/running-server.ts'

/**
 * What Chromium would do besides showing pages. The first four draw the suggestions of an address bar that nobody sees, with a
 * process of their own for each browser context: two thirds of the processor's time of a short test. Those from
 * `AimEnabled` on are Playwright's, whose list this one replaces.
 */
const disabledFeatures = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // A process in reserve for each page, where most tests open one page and end it.
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Browser tests; `npm test -- browser` finds or installs Chromium, builds, and runs them. */
export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/fixtures/fill-demo.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: true,
  // A multiple of the longest, for machines that are busy: what hangs is ended sooner, by the limits of each step.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    // Recording each step takes an eighth of the time of a run that is green: `TRACE=1 npm test -- browser <file>` records.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What cannot be found is said while it is still the same minute.
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  // What a width changes nothing about is tried at one: tests say so by their tag.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
