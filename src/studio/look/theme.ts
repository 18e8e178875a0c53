import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { focusFirstMenuItem } from '#studio/kit/first-menu-item.ts'
import { stayInOpenList } from '#studio/kit/stay-in-open-list.ts'

/** The fixed accent at 5, its darker version with enough contrast at 6. */
const accent: MantineColorsTuple = [
  '#eaf3ff', '#cfe4ff', '#9fc9ff', '#6aacff', '#2f92ff', '#027aff', '#006be0', '#0058ba', '#004592', '#00316a',
] // biome-ignore format: ten shades, one line
/** The fixed color for attention. */
const notice: MantineColorsTuple = [
  '#fff7e0', '#ffecb8', '#ffde87', '#ffd056', '#ffc42b', '#ffb802', '#d99c00', '#a87900', '#6b4a00', '#463000',
] // biome-ignore format: ten shades, one line
const danger: MantineColorsTuple = [
  '#fdf0ee', '#fadcd8', '#f4b5ad', '#ee8b7f', '#e4604f', '#d63f2d', '#c22a1c', '#a02015', '#7d1810', '#58100a',
] // biome-ignore format: ten shades, one line

/** Grays from light to dark; reversed in dark mode. */
const gray: MantineColorsTuple = [
  '#f6f7f8', '#f3f5f7', '#e6e8eb', '#d9dde2', '#cdd2d8', '#9aa2ac', '#6d7580', '#59616b', '#2b3036', '#111418',
] // biome-ignore format: ten shades, one line
const dark: MantineColorsTuple = [
  '#eceef1', '#c9ced5', '#a4acb6', '#8b949f', '#3a424c', '#252b32', '#171b21', '#0f1216', '#0c0f12', '#0a0c0f',
] // biome-ignore format: ten shades, one line

const quick = { transitionProps: { duration: 140 } }
const veil = { overlayProps: { backgroundOpacity: 0.35 } }
const closing = { closeButtonProps: { 'aria-label': 'Close' } }
const fonts = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

/**
 * The studio's Mantine theme: text 14/20 for work, 20/28 for titles, spacing in steps of 4, radius 8, shadows only for
 * floating elements.
 */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 6 },
  colors: { accent, notice, danger, gray, dark },
  black: '#111418',
  fontFamily: fonts,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'none', md: 'var(--floating)', lg: 'var(--floating)', xl: 'var(--floating)' },
  headings: {
    fontFamily: fonts,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show password' } } },
    Modal: { defaultProps: { ...quick, ...veil, ...closing, centered: true, radius: 'lg' } },
    Drawer: { defaultProps: { ...veil, ...closing, transitionProps: { duration: 160 } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
    // Mantine's placeholder for the first focus is not a menu item, which confuses screen readers.
    Menu: {
      defaultProps: {
        transitionProps: { ...quick.transitionProps, onEntered: focusFirstMenuItem },
        shadow: 'md',
        position: 'bottom-end',
        withInitialFocusPlaceholder: false,
      },
    },
    // Menus and lists, too. Placed in the page instead of the window, one at the edge makes the page larger while it is
    // measured; phones zoom out for that, and the list then opened below the window.
    Popover: { defaultProps: { ...quick, shadow: 'md', floatingStrategy: 'fixed' } },
    // Enter in a searchable list chooses an option and does not submit a form.
    Select: {
      defaultProps: {
        comboboxProps: quick,
        allowDeselect: false,
        checkIconPosition: 'right',
        selectFirstOptionOnChange: true,
        onKeyDown: stayInOpenList,
      },
    },
    MultiSelect: {
      defaultProps: {
        comboboxProps: quick,
        checkIconPosition: 'right',
        selectFirstOptionOnChange: true,
        onKeyDown: stayInOpenList,
      },
    },
    TagsInput: { defaultProps: { comboboxProps: quick } },
    Autocomplete: { defaultProps: { comboboxProps: quick } },
    Tooltip: { defaultProps: { ...quick, openDelay: 300, withinPortal: true } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
})

/** Mantine's own variables in terms of the studio's tokens, so that both color schemes have one list. */
export const cssVariables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-faint)',
    '--mantine-color-anchor': 'var(--accent-strong)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--raised)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-gray-light-color': 'var(--ink-soft)',
    '--mantine-color-gray-light-hover': 'var(--hover)',
    '--mantine-color-danger-light': 'var(--danger-soft)',
    '--mantine-color-notice-light': 'var(--notice-soft)',
    '--mantine-color-notice-light-color': 'var(--notice-ink)',
    '--mantine-color-accent-light': 'var(--accent-soft)',
    '--mantine-color-danger-light-color': 'var(--danger)',
    '--mantine-color-danger-light-hover': 'var(--danger-soft)',
    '--mantine-color-accent-light-color': 'var(--accent-ink)',
  }
  return { variables: {}, light: both, dark: both }
}
