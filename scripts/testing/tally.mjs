import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Tally
 */

/** Counts Vitest's JSON report. @returns {Tally} */
export function tallyVitest(report, exitCode) {
  // A file that cannot be loaded, or whose clean-up fails, has no failed test of its own: it counts as one.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }, exitCode)
}

/** Counts Playwright's JSON report. @returns {Tally} */
export function tallyPlaywright({ stats, errors }, exitCode) {
  return settle({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }, exitCode)
}

/** A suite that crashed or ran no test has failed, whatever its report says. @returns {Tally} */
export function settle({ passed, failed }, exitCode) {
  const isInDoubt = exitCode !== 0 || passed === 0
  return { passed, failed: failed === 0 && isInDoubt ? 1 : failed }
}

/** Reads and counts a runner's report; an unreadable report counts as a crash. @returns {Tally} */
export function tallyFile(file, count, exitCode) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')), exitCode)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Adds suites up. @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const total = (key) => tallies.reduce((soFar, tally) => soFar + tally[key], 0)
  return { passed: total('passed'), failed: total('failed') }
}

/** The sentence for one tally. @param {Tally} tally */
export function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}
