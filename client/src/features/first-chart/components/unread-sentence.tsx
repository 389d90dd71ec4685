import type { ReactNode } from 'react';
import { buttonClass } from '#client/components/ui/button.tsx';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

/** What the hour of birth could change is null. */
export interface Drawn {
  type: TypeName | null;
}

interface UnreadSentenceProps {
  /** How much is drawn, 0 to 1, then what it shows; null before anything is. */
  drawn: number | Drawn | null;
  signInHref: string;
  /** Beside the button. */
  children: ReactNode;
}

const WIDTH = 148;
const RADIUS = 9;
const START = RADIUS + 1;
const END = WIDTH - RADIUS - 1;

/** The visitor's type while it is drawn, before the button that leads to the rest. */
export function UnreadSentence({ drawn, signInHref, children }: UnreadSentenceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line px-5 py-4">
      {drawn !== null && <Statement drawn={drawn} />}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 max-sm:w-full lg:flex-1">
        <a href={signInHref} className={buttonClass({ className: 'max-sm:grow' })}>
          Get Your Chart Now
        </a>
        {children}
      </div>
    </div>
  );
}

/** Who the chart says this is, as soon as it is drawn; on desktops the drawing beside says so. */
function Statement({ drawn }: { drawn: number | Drawn }) {
  if (typeof drawn === 'number') return <Awaited share={drawn} />;
  if (drawn.type === null) {
    return <p className="font-display text-xl lg:hidden">Your birth time decides your type.</p>;
  }
  return (
    <div className="font-display lg:hidden">
      <p className="text-xl">You’re a {drawn.type}.</p>
      <p className="mt-1 text-lg leading-6 text-ink-soft">{TYPE_SENTENCES[drawn.type]}</p>
    </div>
  );
}

/** "You're a ▬▬▬": the sentence as an empty channel, filled as far as the chart is drawn. */
function Awaited({ share }: { share: number }) {
  const reach = START + (END - START) * share;
  return (
    <p className="flex items-center gap-4">
      <span className="font-display text-xl">You’re a</span>
      <svg
        viewBox={`0 0 ${WIDTH} ${2 * START}`}
        aria-hidden="true"
        className="h-5 w-37 min-w-0 text-coral"
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
        <Disc x={START} isFilled={share > 0} />
        <Disc x={END} isFilled={share === 1} />
      </svg>
      <span className="sr-only">…</span>
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
