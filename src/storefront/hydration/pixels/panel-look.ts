/** How the panel of a test looks: by its elements, because only pages that are tested have it. */
export const panelLook = {
  panel: {
    ...{
      position: 'fixed',
      inset: 'auto auto 0.75rem 0.75rem',
      zIndex: '7',
      width: 'min(22rem, calc(100vw - 1.5rem))',
    },
    ...{ maxHeight: '60vh', overflow: 'auto', boxSizing: 'border-box', padding: '1rem', borderRadius: '8px' },
    ...{ background: '#fff', color: '#111418', boxShadow: '0 4px 24px rgb(0 0 0 / 24%)' },
    font: '0.875rem/1.4 system-ui, sans-serif',
  },
  lead: { margin: '0.25rem 0 0' },
  list: { margin: '0.75rem 0', padding: '0', listStyle: 'none', display: 'grid', gap: '0.25rem' },
  id: { fontSize: '0.75rem', color: '#5a636d', overflowWrap: 'anywhere' },
  button: {
    ...{ minHeight: '2.75rem', padding: '0 1rem', border: '1px solid #c9ced4', borderRadius: '8px' },
    ...{ background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer' },
  },
} as const satisfies Readonly<Record<string, Partial<CSSStyleDeclaration>>>
