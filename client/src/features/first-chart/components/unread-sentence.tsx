import { buttonClass } from '#client/components/ui/button.tsx';

interface UnreadSentenceProps {
  /** How much is drawn, 0 to 1; null before anything is. */
  share: number | null;
  signInHref: string;
}

const WIDTH = 148;
const RADIUS = 9;
const START = RADIUS + 1;
const END = WIDTH - RADIUS - 1;

/** "You're a ▬▬▬": the sentence as an empty channel, filled as far as the chart is drawn. */
export function UnreadSentence({ share, signInHref }: UnreadSentenceProps) {
  const isDone = share === 1;
  const reach = START + (END - START) * (share ?? 0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3">
      <p className="flex items-center gap-4">
        <span className="font-display text-xl">You’re a</span>
        <svg
          viewBox={`0 0 ${WIDTH} ${2 * START}`}
          aria-hidden="true"
          className="h-5 w-37 shrink-0 text-coral"
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
          {share !== null && (
            <line
              x1={START}
              x2={reach}
              y1={START}
              y2={START}
              strokeWidth="7"
              stroke="currentColor"
            />
          )}
          <Disc x={START} isFilled={share !== null} />
          <Disc x={END} isFilled={isDone} />
        </svg>
        <span className="sr-only">…</span>
      </p>
      <a
        href={signInHref}
        className={
          isDone
            ? buttonClass({ className: 'ml-auto max-sm:ml-0 max-sm:w-full' })
            : 'text-link ml-auto inline-flex min-h-11 items-center font-medium max-sm:ml-0'
        }
      >
        Get Your Chart Now
      </a>
    </div>
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
