import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { ContentText } from '#storefront/content-text.tsx'
import classes from './page.module.css'

interface PageProps {
  readonly title: string
  /** Beside the title: the status of the thing. */
  readonly marks?: ReactNode
  /** Below the title: one sentence. */
  readonly lead?: ReactNode
  /** The main button and other actions. */
  readonly actions?: ReactNode
  /** The parent screen. */
  readonly back?: { readonly to: string; readonly label: string }
  readonly width?: 'narrow' | 'normal' | 'wide'
  readonly children: ReactNode
}

/** The layout of every screen: title, status and actions. */
export function Page({ title, marks, lead, actions, back, width = 'normal', children }: PageProps) {
  const heading = useFocusOnArrival()
  return (
    <div className={classes.page} data-width={width}>
      <title>{`${title} · Vitrine`}</title>
      <header className={classes.header}>
        <div className={classes.words}>
          {back && (
            <Link className={classes.back} to={back.to}>
              <ChevronLeft size={16} aria-hidden />
              {back.label}
            </Link>
          )}
          <div className={classes.titleLine}>
            <h1 className={classes.title} ref={heading} tabIndex={-1}>
              <ContentText>{title}</ContentText>
            </h1>
            {marks && <div className={classes.marks}>{marks}</div>}
          </div>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** After a change of screen its heading gets the focus, so that keyboard and screen readers start there. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // 'default' is the first screen of a visit: the browser starts at the top by itself.
    const isTaken = document.activeElement !== null && document.activeElement !== document.body
    if (key !== 'default' && !isTaken) heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
