import { cx } from '#client/components/ui/cx.ts';
import { keyOf, partsOf } from '#shared/domain/sentences.ts';
import type { Condition } from '../chapter-doubt.ts';
import { ConditionMark, SureMark } from './condition-mark.tsx';

/** Where there is room, heads stand beside the texts, which can be skimmed by them. */
export const BESIDE =
  '@min-[58rem]:grid @min-[58rem]:grid-cols-[15rem_minmax(0,1fr)] @min-[58rem]:gap-x-8';

/** What has no head, below those that have. */
export const BELOW = '@min-[58rem]:ml-[17rem]';

interface WordsProps {
  text: string;
  isFaint: boolean;
  /** For which births it is true; null where for all. */
  condition: Condition | null;
}

interface ParagraphWordsProps extends WordsProps {
  /** What it says in short, to scan by. */
  head: string | undefined;
  /** Says that it's true at any birth time. */
  isSure?: boolean;
}

/** A head to scan by, which paper has in the same line; a thought, and set apart from it what to do or say. */
export function ParagraphWords({
  text,
  head,
  condition,
  isSure = false,
  isFaint,
}: ParagraphWordsProps) {
  const { thought, advice } = partsOf(text);
  return (
    <div className={cx('space-y-2.5 print:block print:space-y-1', BESIDE, isFaint && 'text-muted')}>
      <div className="print:inline">
        {head !== undefined && (
          <h3 className="text-lg leading-7 font-semibold text-balance print:mr-1.5 print:inline print:text-base print:after:content-['.']">
            {head}
          </h3>
        )}
        <ConditionMark condition={condition} />
        {isSure && <SureMark />}
      </div>
      <div className="space-y-2.5 print:inline">
        <Thought>{thought}</Thought>
        {advice !== null && <Tip text={advice} />}
      </div>
    </div>
  );
}

/** The thought of a chapter's first paragraph: its own sentence, large, and the rest. */
export function OpeningWords({ text, isFaint, condition }: WordsProps) {
  const { key, rest } = keyOf(partsOf(text).thought);
  return (
    <div
      className={cx(
        'space-y-2.5 @min-[58rem]:space-y-4 print:space-y-1',
        BELOW,
        isFaint && 'text-muted',
      )}
    >
      {/* On the screen, the chapter's head says it. */}
      <ConditionMark condition={condition} className="hidden print:block" />
      <p className="font-display text-xl text-balance @min-[40rem]:text-[1.5rem] @min-[40rem]:leading-8 print:text-lg print:leading-6 print:text-pretty">
        <Unbroken text={key} />
      </p>
      {rest !== '' && <Thought>{rest}</Thought>}
    </div>
  );
}

/** The one thing to do of a chapter, which outranks the others. */
export function ChapterPoint({ text }: Pick<WordsProps, 'text'>) {
  const { advice } = partsOf(text);
  if (advice === null) return null;
  return (
    <div
      className={cx(
        'rounded-md border-l-4 border-coral bg-accent-soft py-3.5 pr-4 pl-4 print:break-inside-avoid print:bg-transparent print:py-0.5 print:pl-3',
        BELOW,
      )}
    >
      <h3 className="text-sm font-medium text-accent print:mr-1.5 print:inline print:after:content-[':']">
        Do this first
      </h3>
      <p className="mt-1 text-lg leading-7 font-semibold text-pretty print:inline print:text-base">
        <AdviceWords text={advice} />
      </p>
    </div>
  );
}

function Thought({ children }: { children: string }) {
  return (
    <p className="font-display text-reading text-pretty print:inline">
      <Unbroken text={children} />
    </p>
  );
}

/** Something to do, with an arrow that leads to it: what is looked for first in a section. */
function Tip({ text }: { text: string }) {
  return (
    <div className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-1 leading-6 font-medium text-pretty text-ink print:text-sm print:leading-5">
      <span aria-hidden="true" className="text-muted">
        →
      </span>
      <p>
        <AdviceWords text={text} />
      </p>
    </div>
  );
}

const QUOTED = /(“[^“”]*”)/;

/** What to do; each line to say is marked as one. */
function AdviceWords({ text }: { text: string }) {
  return text.split(QUOTED).map((part, index) =>
    QUOTED.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <q key={index} className="before:content-none after:content-none">
        <Unbroken text={part} />
      </q>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Unbroken key={index} text={part} />
    ),
  );
}

/** Sounds that would lose themselves at a line's end. */
const SOUND = /\b(mm-hm|uh-uh)\b/i;

/** A text whose sounds stay whole at a line's end. */
export function Unbroken({ text }: { text: string }) {
  if (!SOUND.test(text)) return text;
  return text.split(new RegExp(SOUND, 'gi')).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <span key={index} className={SOUND.test(part) ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
}
