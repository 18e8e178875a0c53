import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#shared/pictures/schema.ts'
import type { PopupPosition } from '#shared/popup/schema.ts'
import type { Theme } from '#shared/styles/schema.ts'
import { isDark, tokensOf } from '#shared/styles/themes.ts'
import { FormBlock } from '../../blocks/form/block.tsx'
import type { FormModel } from '../../blocks/form/model.ts'
import { formStyles } from '../../blocks/form/styles.ts'
import { ContentText, useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { documentTexts } from '../../document/texts.ts'
import { Picture } from '../../pictures/picture.tsx'
import type { StyleName } from '../../style-name.ts'

/** The popup: its content, and how it looks. */
export interface PopupModel {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly picture: PictureData | null
  readonly position: PopupPosition
  /** Null: the colors of the site's pages. */
  readonly theme: Theme | null
  readonly button: { readonly text: string; readonly href: string; readonly newWindow: boolean } | null
  readonly form: FormModel | null
  /** The URL of its styles, for the pages that open it. */
  readonly styles: string | null
}

export const popupStyles: readonly StyleName[] = ['dialogs/dialog', ...formStyles, 'screens/popup/screen']

/** The page from which others take the popup. Opened by itself, it shows the popup open. */
export const popupScreen = defineScreen<PopupModel>({ component: PopupScreen, styles: popupStyles })

function PopupScreen({ model }: { model: PopupModel }) {
  const { title, paragraphs, picture, position, button, form } = model
  const language = useContentLanguage()
  return (
    <dialog
      className={['popup-overlay', `is-${position}`, picture && 'has-picture'].filter(Boolean).join(' ')}
      open
      aria-labelledby="popup-overlay-title"
      data-styles={model.styles ?? undefined}
      style={colorsOf(model)}
    >
      <div className="popup-overlay-card">
        {picture && (
          <div className="popup-overlay-picture">
            <Picture picture={picture} sizes="(min-width: 30rem) 28rem, 100vw" loading="eager" />
          </div>
        )}
        <div className="popup-overlay-words">
          {/* The focus begins here: on the first field it would open the keyboard of a phone. */}
          {/* biome-ignore lint/a11y/noAutofocus: as above. */}
          <h1 id="popup-overlay-title" tabIndex={-1} autoFocus>
            <ContentText>{title}</ContentText>
          </h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} lang={language}>
              {paragraph}
            </p>
          ))}
          {button && (
            <p>
              <a
                className="button popup-overlay-action"
                href={button.href}
                {...(button.newWindow && { target: '_blank', rel: 'noopener' })}
              >
                <ContentText>{button.text}</ContentText>
                {button.newWindow && <span className="visually-hidden"> {documentTexts.opensInNewWindow}</span>}
              </a>
            </p>
          )}
          {form && <FormBlock block={form} when="interaction" />}
        </div>
        <form className="popup-overlay-close" method="dialog">
          <button className="icon-button" type="submit" aria-label={documentTexts.closePopup}>
            <X aria-hidden />
          </button>
        </form>
      </div>
    </dialog>
  )
}

/** The colors of its theme as custom properties: the page that opens it has no rules for them. */
function colorsOf({ theme }: PopupModel): CSSProperties | undefined {
  if (theme === null) return undefined
  const tokens = Object.entries(tokensOf(theme)).map(([name, value]) => [`--${name}`, value])
  return { ...Object.fromEntries(tokens), colorScheme: isDark(theme) ? 'dark' : 'light' }
}
