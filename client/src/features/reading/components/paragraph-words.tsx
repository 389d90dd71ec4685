import { cx } from '#client/components/ui/cx.ts';
import { hasWholeQuotes, partsOf, sentencesOf } from '#shared/domain/sentences.ts';

interface ParagraphWordsProps {
  text: string;
  /** A chapter's first paragraph, one more of its frame, or one under a heading of its own. */
  form: 'opening' | 'plain' | 'titled';
  isFaint: boolean;
  /** Without the color that says where one reads. */
  isDull: boolean;
}

/** A thought, and set apart from it what to do or what to say about it. */
export function ParagraphWords({ text, form, isFaint, isDull }: ParagraphWordsProps) {
  const { thought, advice } = partsOf(text);
  const { key, rest } = form === 'opening' ? keyOf(thought) : { key: null, rest: thought };
  return (
    <div className={cx('grid gap-2.5', isFaint && 'text-muted')}>
      {key && (
        <p className="font-display text-lg leading-7 font-medium text-pretty @min-[40rem]:text-xl @min-[40rem]:leading-8">
          <Unbroken text={key} />
        </p>
      )}
      {rest && (
        <p className={form === 'titled' ? 'leading-6 text-ink-soft' : 'font-display text-reading'}>
          <Unbroken text={rest} />
        </p>
      )}
      {advice && <Advice text={advice} isDull={isDull} />}
    </div>
  );
}

/** The most that is pulled out of a paragraph. */
const KEY_CHARACTERS = 100;

/** A thought's first sentence, where it is short enough to be read at a glance and more follow. */
function keyOf(thought: string): { key: string | null; rest: string } {
  const [first = '', ...others] = sentencesOf(thought);
  const isKey = others.length > 0 && first.length <= KEY_CHARACTERS && hasWholeQuotes(first);
  return isKey ? { key: first, rest: others.join(' ') } : { key: null, rest: thought };
}

/** Something to do that ends in a line to say, which has nothing after it. */
const TO_SAY = /^([^“]*)(“[^”]+”)$/;

/** What to do, behind a bar; what to say, as speech. */
function Advice({ text, isDull }: { text: string; isDull: boolean }) {
  const [, lead, line] = TO_SAY.exec(text) ?? [];
  if (!line) {
    return (
      <p
        className={cx(
          'border-l-2 pl-3.5 leading-6 font-medium transition-colors',
          isDull ? 'border-accent-line' : 'border-coral',
        )}
      >
        <Unbroken text={text} />
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 leading-6 font-medium print:block">
      <span>{lead}</span>
      <span className="rounded-lg bg-well px-4 py-2 font-display text-reading font-normal print:p-0">
        <Unbroken text={line} />
      </span>
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
