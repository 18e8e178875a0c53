// Loaded when another country is chosen: the page brings the layout of the first.
export { addressLayout } from '#shared/addresses/layout.ts'
