import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './look/tokens.css'
import './look/base.css'
import { createRoot } from 'react-dom/client'
import { setErrorMessages } from '#shared/texts/error-messages.ts'
import { styleNonce } from './kit/style-nonce.ts'
import { leadToWrongFields } from './kit/wrong-fields.ts'
import { Studio } from './studio.tsx'

setErrorMessages()
leadToWrongFields()
const nonce = styleNonce()
// A part of Mantine that prevents scrolling behind dialogs reads the nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce })

// Menus, dialogs and notifications are outside the screen: their container has a name for users who navigate by
// landmarks.
const floating = document.createElement('section')
floating.dataset.mantineSharedPortalNode = 'true'
floating.setAttribute('aria-label', 'Menus, dialogs and notices')
document.body.append(floating)

createRoot(document.getElementById('studio')!).render(<Studio nonce={nonce} />)
