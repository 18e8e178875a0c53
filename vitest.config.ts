import { defineConfig } from 'vitest/config'

/**
 * Tests of pictures, of very long files, of drawing, of the lock of a data folder, of the API's client, and of calls that
 * are refused before they are read, for their body, their role or their token: nothing in them depends on the database, and
 * together they take two minutes.
 */
const sameOnBothDatabases = [
  'src/server/api-keys/api-client.test.ts',
  'src/server/commands/commands.test.ts',
  'src/server/custom-code/read-code.test.ts',
  'src/server/files/{fetch-remote-picture,file-store,media,picture-process,render-derivative}.test.ts',
  'src/server/html/**',
  'src/server/imports/{long-exports,open-in-thread,read-files}.test.ts',
  'src/server/invoices/{en16931,pdf}/**',
  'src/server/sign-in/passwords.test.ts',
  'src/server/site/draw-once.test.ts',
  'src/server/testing/every-call/{content-types,csrf,roles}.test.ts',
]

/** React as visitors get it: a page takes its development build twice as long. */
const reactOfVisitors = { oxc: { jsx: { development: false } } }
const env = { NODE_ENV: 'production' }

/**
 * `unit`: rules and rendering, without I/O. `components`: interactive parts, in a DOM. `server`: the whole
 * server, on SQLite or on TEST_DATABASE_URL's PostgreSQL.
 */
export default defineConfig({
  test: {
    // Style sheets keep their text, as in a build: pages inline them.
    css: true,
    // What passes only the second time is a failure.
    retry: 0,
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    // Each worker loads the code once, not once for each file: that took half of the time. No test leaves state in a
    // module.
    isolate: false,
    // Collecting garbage was an eighth of the CPU time: with more room for new objects, it is needed less often.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['./scripts/testing/random-values.ts'],
    projects: [
      {
        extends: true,
        ...reactOfVisitors,
        test: {
          name: 'unit',
          env,
          include: [
            'src/{shared,storefront,studio}/**/*.test.{ts,tsx}',
            // Rules of the import: files are read and planned without I/O.
            'src/server/imports/{formats,plan,posts/content}/**/*.test.ts',
            'demo/**/*.test.ts',
            'scripts/**/*.test.{mjs,ts}',
          ],
          exclude: ['src/studio/**/*.test.tsx', 'src/storefront/**/*.dom.test.tsx'],
          // The longest test takes two seconds; a busy machine needs a multiple of that.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/studio/**/*.test.tsx', 'src/storefront/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['./src/studio/testing/set-up-dom.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        ...reactOfVisitors,
        test: {
          name: 'server',
          env: { ...env, SQLITE_REVERSES_UNORDERED: '1' },
          include: ['src/server/**/*.test.{ts,tsx}'],
          exclude: [
            'src/server/imports/{formats,plan,posts/content}/**',
            ...(process.env.TEST_DATABASE_URL ? sameOnBothDatabases : []),
          ],
          // The longest test sends every call of the product as every role: some ten seconds, a multiple of that on a
          // busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
