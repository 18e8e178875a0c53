import { expect, test } from 'vitest'
import { inWords, settle, sum, tallyFile, tallyPlaywright, tallyVitest } from './tally.mjs'

const file = (status, ...tests) => ({ status, assertionResults: tests.map((result) => ({ status: result })) })
const vitestReport = (...testResults) => {
  const results = testResults.flatMap((one) => one.assertionResults.map((result) => result.status))
  const count = (status) => results.filter((result) => result === status).length
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }
}

test('a file that cannot be loaded counts as one failure beside those of other files', () => {
  const report = vitestReport(file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed'), file('failed'))
  expect(tallyVitest(report, 1)).toEqual({ passed: 3, failed: 2 })
})

test('a file whose tests pass and whose clean-up fails counts as one failure', () => {
  expect(tallyVitest(vitestReport(file('failed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 })
})

test('a runner that ends badly has failed even when all its tests passed', () => {
  expect(tallyVitest(vitestReport(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 })
})

test('a suite without a test that ran has failed', () => {
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(tallyVitest(vitestReport(file('passed', 'skipped')), 0)).toEqual({ passed: 0, failed: 1 })
})

test('a browser test that passed only at a second attempt has failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(tallyPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 4, failed: 2 })
})

test('errors outside of browser tests count', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }
  expect(tallyPlaywright({ stats, errors: [{ message: 'no such file' }] }, 1)).toEqual({ passed: 4, failed: 1 })
})

test('a runner that left no report has crashed', () => {
  expect(tallyFile('/does/not/exist.json', tallyVitest, 0)).toEqual({ passed: 0, failed: 1 })
})

test('the last line sums everything up', () => {
  const total = sum([
    { passed: 3, failed: 0 },
    { passed: 4, failed: 2 },
  ])
  expect(inWords(total)).toBe('7 passed, 2 failed')
})
