type Props = { color?: string; eye?: string; className?: string };

/** The therapist. It listens, and it is always right. Colours may be given as hex for pictures made of it. */
export function RubberDuck({ color = "var(--color-warm)", eye = "var(--color-page)", className }: Props) {
  return (
    <svg viewBox="0 0 100 92" width="100" height="92" aria-hidden="true" className={className}>
      <path
        fill={color}
        d="M36 50C24 40 22 22 34 12s32-6 38 10c4 10 0 20-4 26 8 4 18 0 24-10 8 18 4 48-34 50-30 2-46-8-46-26 8 2 16 0 24-12z"
      />
      <path fill={color} d="M26 22L4 30c6 8 14 10 22 8z" />
      <circle cx="44" cy="26" r="4.5" fill={eye} />
      <path d="M44 66c10 10 26 8 32-6" fill="none" stroke={eye} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
