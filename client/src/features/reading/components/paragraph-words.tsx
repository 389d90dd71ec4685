import { cx } from '#client/components/ui/cx.ts';
import { keyOf, partsOf, spokenPartsOf } from '#shared/domain/sentences.ts';

interface ParagraphWordsProps {
  text: string;
  isFaint: boolean;
  /** The first of a chapter, whose key sentence opens it. */
  isFirst: boolean;
}

/** A thought, and set apart from it what to do or what to say about it. */
export function ParagraphWords({ text, isFaint, isFirst }: ParagraphWordsProps) {
  const { thought, advice } = partsOf(text);
  return (
    <div className={cx('space-y-2.5', isFaint && 'text-muted')}>
      {isFirst ? <OpeningThought thought={thought} /> : <Thought thought={thought} />}
      {advice && <Advice text={advice} />}
    </div>
  );
}

/** A chapter's own sentence, large, and the rest of its first paragraph. */
function OpeningThought({ thought }: { thought: string }) {
  const { key, rest } = keyOf(thought);
  return (
    <>
      <p className="font-display text-[1.375rem] leading-[1.875rem] font-[460] tracking-[-0.012em] text-pretty @min-[40rem]:text-[1.5625rem] @min-[40rem]:leading-[2.125rem] print:text-lg">
        <Unbroken text={key} />
      </p>
      {rest && <Thought thought={rest} />}
    </>
  );
}

function Thought({ thought }: { thought: string }) {
  return (
    <p className="font-display text-reading text-pretty">
      <Unbroken text={thought} />
    </p>
  );
}

/** What to do, behind a bar; a line to say below the words that lead up to it, if they can stand alone. */
function Advice({ text }: { text: string }) {
  const spoken = spokenPartsOf(text);
  return (
    <p className="border-l-2 border-coral pl-3.5 leading-6 font-medium text-pretty">
      <Unbroken text={spoken?.lead ?? text} />
      {spoken && (
        <q className="block before:content-none after:content-none">
          <Unbroken text={spoken.line} />
        </q>
      )}
    </p>
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
