const STROKE = 'stroke-line-strong opacity-45';

/** Fills that distinguish stretches without color; shared by every ribbon of the panel. */
export function RibbonPatterns({ prefix }: { prefix: string }) {
  const frame = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        <pattern id={`${prefix}-hatched`} {...frame} patternTransform="rotate(45)">
          <path d="M0 4H8" className={STROKE} />
        </pattern>
        <pattern id={`${prefix}-dotted`} {...frame}>
          <circle cx="2" cy="2" r="1" className="fill-line-strong opacity-60" />
          <circle cx="6" cy="6" r="1" className="fill-line-strong opacity-60" />
        </pattern>
        <pattern id={`${prefix}-cross`} {...frame} patternTransform="rotate(45)">
          <path d="M0 4H8M4 0V8" className={STROKE} />
        </pattern>
      </defs>
    </svg>
  );
}
