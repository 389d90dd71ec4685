interface UnreadSentenceProps {
  /** How much is drawn, 0 to 1; null before anything is, when there is nothing to read. */
  share: number | null;
  signInHref: string;
}

const WIDTH = 176;
const RADIUS = 9;
const START = RADIUS + 1;
const END = WIDTH - RADIUS - 1;

/** "You're a ▬▬▬": the sentence as an empty channel, filled as far as the chart is drawn. */
export function UnreadSentence({ share, signInHref }: UnreadSentenceProps) {
  if (share === null) return null;
  const isDone = share === 1;
  const reach = START + (END - START) * share;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-4">
      <span className="font-display text-xl">You’re a</span>
      <svg
        viewBox={`0 0 ${WIDTH} ${2 * START}`}
        aria-hidden="true"
        className="h-5 w-44 shrink-0 text-coral"
      >
        <line
          x1={START}
          x2={END}
          y1={START}
          y2={START}
          strokeWidth="9"
          className="stroke-line-strong"
        />
        <line
          x1={START}
          x2={END}
          y1={START}
          y2={START}
          strokeWidth="7"
          className="stroke-surface"
        />
        <line x1={START} x2={reach} y1={START} y2={START} strokeWidth="7" stroke="currentColor" />
        <Disc x={START} isFilled />
        <Disc x={END} isFilled={isDone} />
      </svg>
      <span className="sr-only">…</span>
      <a
        href={signInHref}
        className="text-link ml-auto inline-flex min-h-11 items-center max-sm:ml-0"
      >
        Sign in to read it
      </a>
    </p>
  );
}

function Disc({ x, isFilled }: { x: number; isFilled: boolean }) {
  return (
    <circle
      cx={x}
      cy={START}
      r={RADIUS}
      strokeWidth="1.5"
      className={isFilled ? 'fill-current stroke-current' : 'fill-surface stroke-line-strong'}
    />
  );
}
