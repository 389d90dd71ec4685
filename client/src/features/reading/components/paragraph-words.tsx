import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { keyOf, partsOf, spokenPartsOf } from '#shared/domain/sentences.ts';
import { ApproximateSign } from './approximate-sign.tsx';

interface ParagraphWordsProps {
  text: string;
  /** What it is about, to scan by. */
  head: string | undefined;
  isFaint: boolean;
  /** Whether the birth time decides it. */
  isApproximate: boolean;
  /** At the end of the words. */
  children?: ReactNode;
}

/** A head to scan by, which paper has in the same line; a thought, and set apart from it what to do or say. */
export function ParagraphWords(props: ParagraphWordsProps) {
  const { text, head, isFaint, isApproximate, children } = props;
  const { thought, advice } = partsOf(text);
  return (
    <div className={cx('space-y-2', isFaint && 'text-muted')}>
      {head !== undefined && (
        <h3 className="-mb-0.5 font-medium print:mr-1.5 print:inline print:after:content-['.']">
          {isApproximate && <ApproximateSign />}
          {head}
        </h3>
      )}
      <Thought thought={thought}>{advice === null && children}</Thought>
      {advice !== null && (
        <p className="border-l border-line-strong pl-3.5 leading-6 text-pretty">
          <AdviceWords text={advice} />
          {children}
        </p>
      )}
    </div>
  );
}

type OpeningProps = Omit<ParagraphWordsProps, 'head'>;

/** The thought of a chapter's first paragraph: its own sentence, large, and the rest. */
export function OpeningWords({ text, isFaint, isApproximate, children }: OpeningProps) {
  const { key, rest } = keyOf(partsOf(text).thought);
  return (
    <div className={cx('space-y-2.5', isFaint && 'text-muted')}>
      <p className="font-display text-[1.375rem] leading-[1.875rem] font-[460] tracking-[-0.012em] text-pretty @min-[40rem]:text-[1.5625rem] @min-[40rem]:leading-[2.125rem] print:text-lg">
        {isApproximate && <ApproximateSign />}
        <Unbroken text={key} />
        {rest === '' && children}
      </p>
      {rest !== '' && <Thought thought={rest}>{children}</Thought>}
    </div>
  );
}

/** The one thing to do of a chapter, which outranks the others. */
export function ChapterPoint({ text }: { text: string }) {
  const { advice } = partsOf(text);
  if (advice === null) return null;
  return (
    <div className="border-l-4 border-coral py-0.5 pl-5 print:break-inside-avoid print:pl-3">
      <h3 className="text-sm font-medium text-accent print:mr-1.5 print:inline print:after:content-[':']">
        Do this first
      </h3>
      <p className="mt-1 font-display text-xl leading-7 font-medium text-pretty print:inline print:text-base">
        <AdviceWords text={advice} />
      </p>
    </div>
  );
}

function Thought({ thought, children }: { thought: string; children?: ReactNode }) {
  return (
    <p className="font-display text-reading text-pretty print:inline">
      <Unbroken text={thought} />
      {children}
    </p>
  );
}

/** What to do; a line to say below the words that lead up to it, if they can stand alone. */
function AdviceWords({ text }: { text: string }) {
  const spoken = spokenPartsOf(text);
  if (!spoken) return <Unbroken text={text} />;
  return (
    <>
      <Unbroken text={spoken.lead} />
      <br />
      <q className="before:content-none after:content-none">
        <Unbroken text={spoken.line} />
      </q>
    </>
  );
}

/** Sounds that would lose themselves at a line's end. */
const SOUND = /\b(uh-(?:huh|uh))\b/i;

function Unbroken({ text }: { text: string }) {
  if (!SOUND.test(text)) return text;
  return text.split(new RegExp(SOUND, 'gi')).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <span key={index} className={SOUND.test(part) ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
}
