// Loaded when another country is chosen: the page contains the layout of the first one.
export { addressLayout } from '#shared/addresses/layout.ts'
