import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { SourceGroup } from '../source-groups.ts';

const SHOWN_AT_FIRST = 6;

export interface SourceActions {
  /** Gates to highlight while a source is hovered; none afterwards. */
  onSource: (gates: readonly number[]) => void;
  /** Scrolls to the highlighted picture. */
  onShowPicture: () => void;
}

export interface SourceView extends SourceActions {
  /** The origin of facts: "From the chart". */
  factsFrom: string;
}

interface SourceChipsProps extends SourceView {
  sources: readonly SourceGroup[];
}

/** An answer's sources, numbered as in its text; each expands to its text. */
export function SourceChips({ sources, ...view }: SourceChipsProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [areAllShown, setAllShown] = useState(false);
  const detailId = useId();
  if (sources.length === 0) return null;
  const shown = areAllShown ? sources : sources.slice(0, SHOWN_AT_FIRST);
  const open = openAt === null ? undefined : sources[openAt];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ul aria-label="Sources" className="flex flex-wrap gap-1.5">
        {shown.map((source, index) => (
          <li key={source.ids[0]} className="min-w-0">
            <SourceChip
              number={index + 1}
              source={source}
              isOpen={index === openAt}
              detailId={detailId}
              onToggle={() => setOpenAt(index === openAt ? null : index)}
              onSource={view.onSource}
            />
          </li>
        ))}
        {shown.length < sources.length && (
          <li>
            <button
              type="button"
              onClick={() => setAllShown(true)}
              className={cx(CHIP, 'border-transparent text-muted hover:text-ink')}
            >
              {`${sources.length - shown.length} more`}
            </button>
          </li>
        )}
      </ul>
      <div id={detailId}>{open && <SourceDetail key={openAt} source={open} {...view} />}</div>
    </div>
  );
}

const CHIP =
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-left text-xs transition-colors pointer-coarse:min-h-11';

interface SourceChipProps extends Pick<SourceActions, 'onSource'> {
  number: number;
  source: SourceGroup;
  isOpen: boolean;
  detailId: string;
  onToggle: () => void;
}

function SourceChip({ number, source, isOpen, detailId, onToggle, onSource }: SourceChipProps) {
  const light = () => onSource(source.gates);
  const dim = () => onSource([]);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={detailId}
      onClick={onToggle}
      onFocus={light}
      onBlur={dim}
      onPointerEnter={light}
      onPointerLeave={dim}
      className={cx(
        CHIP,
        isOpen
          ? 'border-accent bg-accent-soft text-ink'
          : 'border-line text-muted hover:border-line-strong hover:text-ink',
      )}
    >
      <span className="figures text-xs font-semibold text-accent">{number}</span>
      <span className="truncate">{source.label}</span>
    </button>
  );
}

function SourceDetail({
  source,
  factsFrom,
  onSource,
  onShowPicture,
}: { source: SourceGroup } & SourceView) {
  const light = () => onSource(source.gates);
  const box = useRef<HTMLDivElement>(null);
  // At the end of the conversation it would open outside the visible area.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="animate-appear rounded-md bg-well px-4 py-3 text-sm">
      <p className="text-muted">{source.kind === 'fact' ? factsFrom : 'From the knowledge base'}</p>
      {source.texts.map((text) => (
        <p key={text} className="mt-0.5 max-w-prose">
          {text}
        </p>
      ))}
      {source.gates.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1 -ml-3"
          onFocus={light}
          onBlur={() => onSource([])}
          onClick={() => {
            light();
            onShowPicture();
          }}
        >
          Show in the bodygraph
        </Button>
      )}
    </div>
  );
}
