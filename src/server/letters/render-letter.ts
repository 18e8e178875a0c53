import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What mail programs that are older than their readers draw tables by. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** React asks for pictures ahead; mail programs that ask before fetching pictures would have two kinds to ask for. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/** Draws an email. Its plain words are read out of this when it is sent (`plain-words.ts`). */
export const renderLetter = (component: ReactElement): { html: string } => ({
  html: `${DOCTYPE}${renderToStaticMarkup(component).replaceAll(PRELOAD, '')}`,
})
