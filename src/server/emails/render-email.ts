import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The doctype that old mail programs need for rendering tables. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** React adds preload links for pictures; mail programs that ask before loading pictures would ask twice. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/** Renders an email. Its plain text is made from this when it is sent (`plain-words.ts`). */
export const renderEmail = (component: ReactElement): { html: string } => ({
  html: `${DOCTYPE}${renderToStaticMarkup(component).replaceAll(PRELOAD, '')}`,
})
