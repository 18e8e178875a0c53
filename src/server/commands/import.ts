import { openEarly } from '#server/imports/open-early.ts'
import { readImportArguments } from './import/arguments.ts'

const given = readImportArguments(process.argv.slice(2))
// A long file is read in its thread while the rest of the program loads, which takes a second.
const opened = given && openEarly(given.path)
const { runImportCommand } = await import('./import/import-file.ts')
runImportCommand(given, opened)
