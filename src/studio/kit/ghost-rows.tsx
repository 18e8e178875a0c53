/** A sketch of a list, for the empty state. */
export function GhostRows({ withPictures = false }: { readonly withPictures?: boolean }) {
  const start = withPictures ? 52 : 16
  return (
    <svg viewBox="0 0 420 132" width="100%" fill="none" stroke="currentColor" strokeWidth="1" role="presentation">
      <rect x="0.5" y="0.5" width="419" height="131" rx="10" />
      {[0, 1, 2].map((row) => (
        <g key={row} opacity={1 - row * 0.3}>
          {row > 0 && <path d={`M0 ${row * 44}h420`} />}
          {withPictures && <rect x="16" y={row * 44 + 9} width="26" height="26" rx="5" />}
          <g fill="currentColor" stroke="none">
            <rect x={start} y={row * 44 + 18} width={row === 1 ? 92 : 70} height="8" rx="4" />
            <rect x="190" y={row * 44 + 18} width={row === 2 ? 48 : 66} height="8" rx="4" opacity="0.5" />
            <circle cx="300" cy={row * 44 + 22} r="4" />
            <rect x="362" y={row * 44 + 18} width="42" height="8" rx="4" opacity="0.5" />
          </g>
        </g>
      ))}
    </svg>
  )
}
