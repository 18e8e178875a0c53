import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './look/tokens.css'
import './look/base.css'
import { createRoot } from 'react-dom/client'
import { refusePlainly } from '#shared/texts/plain-refusals.ts'
import { styleNonce } from './kit/style-nonce.ts'
import { Studio } from './studio.tsx'

refusePlainly()
const nonce = styleNonce()
// The part of Mantine that keeps a page from scrolling behind a dialog looks for the nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce })

// Menus, dialogs and notices float beside the screen, not in it: their place has a name for those who walk by landmarks.
const floating = document.createElement('section')
floating.dataset.mantineSharedPortalNode = 'true'
floating.setAttribute('aria-label', 'Menus, dialogs and notices')
document.body.append(floating)

createRoot(document.getElementById('studio')!).render(<Studio nonce={nonce} />)
