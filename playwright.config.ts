import { defineConfig } from '@playwright/test'
import type { ServerOptions } from './e2e/fixtures/running-server.ts'

/**
 * Chromium features besides showing pages. The first four draw the address bar's suggestions, which no one sees, with a
 * process per browser context: two thirds of the CPU time of a short test. Those from `AimEnabled` on are Playwright's
 * own list, which this one replaces.
 */
const disabledFeatures = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // A spare process for each page, although most tests open one page and close it.
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
  // One more than there are cores: a third of a test is waiting for the page to come to rest. More gain no time.
  workers: 3,
  forbidOnly: true,
  // What passes only the second time is a failure.
  retries: 0,
  // A multiple of the longest test, for busy machines: the limits of single steps stop hanging tests sooner.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    // A failure prints its trace's file in `test-results`, and the command that shows it: every step and line of
    // the console. Pages at each step cost an eighth of the run; `npx playwright test <file> --trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    // A missing element is reported soon.
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
        // Text as Chromium with windows draws it: the stored pictures are the same in both.
        '--font-render-hinting=none',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  // Tests that do not depend on the width run at one width: their tag says which.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
